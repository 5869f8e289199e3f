import { PAYLOAD_LIMITS, type PayloadOf, TEST_EVENT, type WebhookPayload } from '@liftmark/contract/webhooks';
import type { PageEvent } from './page-event.ts';

/** The payload of an event: within its limits, and with links to this installation. */
export function payloadOf(event: PageEvent, publicUrl: string, now = new Date()): WebhookPayload {
  const timestamp = now.toISOString();
  const page = pageOf(event);
  const dashboard = `${publicUrl}/dashboard`;
  switch (event.type) {
    case 'analysis.finished': {
      const { kind, isScheduled, score, grade, previousScore, isComparable } = event;
      const report = reportOf(event, publicUrl);
      return {
        type: event.type,
        timestamp,
        data: { kind, isScheduled, page, report, score, grade, previousScore, isComparable },
      };
    }
    case 'analysis.failed': {
      const { kind, isScheduled, code } = event;
      const message = cut(event.message, PAYLOAD_LIMITS.message);
      return {
        type: event.type,
        timestamp,
        data: { kind, isScheduled, page, code, message, url: dashboard },
      };
    }
    case 'score.dropped': {
      const { score, previousScore, isComparable, pointsLost } = event;
      const brokenAgain = titlesOf(event.brokenAgain);
      const report = reportOf(event, publicUrl);
      return {
        type: event.type,
        timestamp,
        data: { page, report, score, previousScore, isComparable, pointsLost, brokenAgain },
      };
    }
    case 'fix.verified': {
      const { score, previousScore, isComparable } = event;
      const report = reportOf(event, publicUrl);
      const fixes = titlesOf(event.fixes);
      const fixCount = event.fixes.length;
      return {
        type: event.type,
        timestamp,
        data: { page, report, score, previousScore, isComparable, fixes, fixCount },
      };
    }
    case 'schedule.skipped': {
      const { reason, every } = event;
      const nextAt = event.nextAt.toISOString();
      return { type: event.type, timestamp, data: { page, reason, every, nextAt, url: dashboard } };
    }
  }
}

/** The payload of “Send a test”. */
export function testPayload(
  { id, name }: { id: string; name: string },
  publicUrl: string,
  now = new Date(),
): PayloadOf<typeof TEST_EVENT> {
  const url = `${publicUrl}/account/webhooks/${id}`;
  return { type: TEST_EVENT, timestamp: now.toISOString(), data: { name, url } };
}

function reportOf({ reportId }: { reportId: string }, publicUrl: string) {
  return { id: reportId, url: `${publicUrl}/report/${reportId}` };
}

function pageOf({ page: { title, address } }: PageEvent) {
  return {
    title: title === null ? null : cut(title, PAYLOAD_LIMITS.title),
    address: cut(address, PAYLOAD_LIMITS.address),
  };
}

function titlesOf(titles: readonly string[]): string[] {
  return titles.slice(0, PAYLOAD_LIMITS.list).map((title) => cut(title, PAYLOAD_LIMITS.title));
}

/** On one line and at most `most` characters long, without half a character, which no database stores. */
function cut(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
