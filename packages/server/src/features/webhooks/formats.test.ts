import { type WebhookPayload, webhookPayloadSchema } from '@liftmark/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { deliveryBody } from './delivery-body.ts';
import type { PageEvent } from './page-event.ts';
import { payloadOf, testPayload } from './payload.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const SITE = 'https://liftmark.test';
const NOON = new Date('2026-03-10T12:00:00.000Z');

const HOSTILE =
  '<!channel> <@U123> <https://evil.test|Sign in> @everyone @here **bold** _it_ `code` [x](https://evil.test) & "q" \\ :smile: <at>all</at>\n\n# big \u202e\u0007';

const page = { title: HOSTILE, address: 'https://shop.test/?a=<!here>&b=@everyone' };
const scores = { reportId: ID, score: 58, previousScore: 70, isComparable: true };
const EVENTS: PageEvent[] = [
  { type: 'analysis.finished', page, kind: 'url', isScheduled: true, grade: 'C-', ...scores },
  {
    type: 'analysis.failed',
    page: { ...page, title: null },
    kind: 'swot',
    isScheduled: false,
    code: 'dns',
    message: 'We couldn’t find this site.',
  },
  { type: 'score.dropped', page, pointsLost: 12, brokenAgain: [HOSTILE], ...scores },
  { type: 'fix.verified', page, fixes: [HOSTILE, 'Second'], ...scores },
  { type: 'schedule.skipped', page, reason: 'no_pro', every: 'week', nextAt: NOON },
];
const PAYLOADS: WebhookPayload[] = [
  ...EVENTS.map((event) => payloadOf(event, SITE, NOON)),
  testPayload({ id: ID, name: HOSTILE }, SITE, NOON),
];

/** All strings in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
const bodyOf = (format: 'slack' | 'teams' | 'discord', payload: WebhookPayload) =>
  JSON.parse(deliveryBody(format, payload));
const isOurs = (text: string) => text.startsWith(SITE) || text.startsWith('http://adaptivecards.io/');

describe.each(PAYLOADS.map((payload) => [payload.type, payload] as const))('%s', (type, payload) => {
  it('is as documented, and links here', () => {
    expect(webhookPayloadSchema.parse(payload)).toEqual(payload);
    expect(JSON.parse(deliveryBody('standard', payload))).toEqual(payload);
    expect(payload.timestamp).toBe('2026-03-10T12:00:00.000Z');
    expect(stringsIn(payload).some((text) => text.startsWith(`${SITE}/`))).toBe(true);
  });

  it('stays within its limits', () => {
    const long = '😀'.repeat(5_000);
    const event = EVENTS.find((each) => each.type === type);
    if (event === undefined) return;
    const many = Array.from({ length: 50 }, () => long);
    const grown = {
      ...event,
      page: { title: long, address: long },
      ...('message' in event && { message: long }),
      ...('fixes' in event && { fixes: many }),
      ...('brokenAgain' in event && { brokenAgain: many }),
    };
    const cut = payloadOf(grown, SITE, NOON);
    expect(() => webhookPayloadSchema.parse(cut)).not.toThrow();
    expect(JSON.stringify(cut)).not.toMatch(/\\ud[89a-f]/);
    for (const format of ['standard', 'slack', 'teams', 'discord'] as const) {
      expect(deliveryBody(format, cut).length).toBeLessThan(20_000);
    }
  });

  it('mentions no one and formats nothing in Slack', () => {
    const { text, blocks, ...options } = bodyOf('slack', payload);
    expect(options).toEqual({ mrkdwn: false, link_names: false, unfurl_links: false, unfurl_media: false });
    const own = blocks.at(-1).text;
    expect(own.type).toBe('mrkdwn');
    expect(own.text).toMatch(/^<https:\/\/liftmark\.test\/[\w/-]+\|[\w ]+>$/);
    for (const block of blocks.slice(0, -1)) {
      expect(block.text).toMatchObject({ type: 'plain_text', emoji: false });
      expect(block.text.text.length).toBeLessThanOrEqual(block.type === 'header' ? 150 : 3_000);
    }
    for (const words of [
      text,
      ...blocks.slice(0, -1).map((block: { text: { text: string } }) => block.text.text),
    ]) {
      expect(words).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)|@\w|https?:\/\/\w/);
    }
  });

  it('shows words of a page in Microsoft Teams as they are', () => {
    const body = bodyOf('teams', payload);
    const [{ contentType, content }] = body.attachments;
    expect([body.type, contentType, content.type, content.version]).toEqual([
      'message',
      'application/vnd.microsoft.card.adaptive',
      'AdaptiveCard',
      '1.4',
    ]);
    // Only a `TextBlock` knows Markdown, and only `msteams.entities` makes mentions.
    expect(content.msteams).toBeUndefined();
    const [headline, ...rest] = content.body;
    expect(headline.text).toMatch(/^[\w ]+$/);
    for (const { type: kind } of rest) expect(kind).toBe('RichTextBlock');
    for (const text of stringsIn(rest)) expect(text).not.toMatch(/@\w|https?:\/\/\w/);
    expect(content.actions).toEqual([expect.objectContaining({ type: 'Action.OpenUrl' })]);
    expect(content.actions[0].url.startsWith(`${SITE}/`)).toBe(true);
  });

  it('mentions no one and formats nothing in Discord', () => {
    const body = bodyOf('discord', payload);
    expect(body.allowed_mentions).toEqual({ parse: [] });
    const [{ title, description, url }] = body.embeds;
    expect(title.length).toBeLessThanOrEqual(256);
    expect(description.length).toBeLessThanOrEqual(4_096);
    expect(isOurs(url)).toBe(true);
    const lines = description.split('\n');
    expect(lines.at(-1)).toMatch(/^\[[\w ]+\]\(https:\/\/liftmark\.test\/[\w/-]+\)$/);
    for (const line of lines.slice(0, -1)) {
      const words = line.replace(/^\*\*[\w ]+:\*\* /, '').replaceAll(/\\./g, '');
      expect(words).not.toMatch(/[*_~`|>#[\]()<:]|@\w/);
    }
  });
});

it('stores no half of a character, wherever the page has it', () => {
  const half = 'Kettles \ud83d that whistle \ude00';
  const [finished] = EVENTS;
  if (finished === undefined) throw new Error('No event');
  const payload = payloadOf({ ...finished, page: { title: half, address: half } }, SITE, NOON);
  expect(stringsIn(payload).every((each) => each.isWellFormed())).toBe(true);
});

it('says what matters in a chat', () => {
  const [finished, failed, dropped, fixed, skipped] = EVENTS.map((event) =>
    bodyOf('slack', payloadOf({ ...event, page: { title: 'Kettles', address: 'x' } }, SITE, NOON)).blocks.map(
      (block: { text: { text: string } }) => block.text.text,
    ),
  );
  expect(finished).toEqual([
    'Scheduled analysis finished',
    'Kettles',
    'Report: Conversion report',
    'Liftmark Score: 58 (C-), before 70',
    `<${SITE}/report/${ID}|Open the report>`,
  ]);
  expect(failed?.slice(0, 3)).toEqual(['Analysis failed', 'Kettles', 'Reason: We couldn’t find this site.']);
  expect(dropped?.slice(0, 3)).toEqual([
    'Score dropped by 12 points',
    'Kettles',
    'Liftmark Score: 58, before 70',
  ]);
  expect(fixed?.at(0)).toBe('2 fixes verified');
  expect(skipped?.slice(2, 4)).toEqual([
    'Reason: Scheduled analyses are part of Pro.',
    'Next date: 2026-03-10',
  ]);
});

it('doesn’t call a new rubric a loss or gain of the page', () => {
  const scoreLines = EVENTS.filter((event) => 'score' in event).map((event) => {
    const payload = payloadOf({ ...event, isComparable: false }, SITE, NOON);
    expect(payload.data).toMatchObject({ isComparable: false });
    for (const format of ['teams', 'discord'] as const) {
      expect(stringsIn(bodyOf(format, payload)).join('\n').replaceAll('\\', '')).toContain(
        'under a new rubric (70 before)',
      );
    }
    const texts: string[] = bodyOf('slack', payload).blocks.map(
      (block: { text: { text: string } }) => block.text.text,
    );
    return [texts[0], texts.find((line) => line.startsWith('Liftmark Score'))];
  });
  expect(scoreLines).toEqual([
    ['Scheduled analysis finished', 'Liftmark Score: 58 (C-) under a new rubric (70 before)'],
    ['The page lost 12 points', 'Liftmark Score: 58 under a new rubric (70 before)'],
    ['2 fixes verified', 'Liftmark Score: 58 under a new rubric (70 before)'],
  ]);
});

it('words a delivery that an older version stored', () => {
  const [finished] = PAYLOADS;
  if (finished?.type !== 'analysis.finished') throw new Error('No report');
  const { isComparable: _isComparable, ...older } = finished.data;
  const body = deliveryBody('slack', { ...finished, data: older } as WebhookPayload);
  expect(body).toContain('58 (C-), before 70');
});
