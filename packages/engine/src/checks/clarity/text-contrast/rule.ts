import type { Evidence, PageFacts } from '../../../observe/facts.ts';
import { acrossViewports, defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { nodeName } from '../../node-name.ts';
import { amount, capitalized, list, percent, perViewport, quote } from '../../phrasing.ts';

type Reading = NonNullable<PageFacts['layout']['contrast']['desktop']>;

const UNREADABLE = 2;
const CAP = 0.3;
/** What no text may fall below, however large. */
const PALE = 3;
const PALE_CAP = 0.6;
const ROLES = {
  headline: 'headline',
  'primary-action': 'main button',
  price: 'price',
  'field-label': 'field label',
} as const;

export const textContrast = defineCheck({
  id: 'text-contrast',
  category: 'clarity',
  title: { passes: 'The text stands out from its ground', fails: 'Text is too pale for its ground' },
  why: 'The accessibility standard asks for a contrast of 4.5:1, or 3:1 for large text; low contrast is the commonest failure on home pages. No published test puts a figure on it, but people with weak sight, or with a phone in the sun, cannot read what fails.',
  measure:
    'The share of characters on known ground below 4.5:1 (3:1 from 24 px, or 18.66 px bold): 2% scores 1, 25% scores 0; the mean of desktop and mobile. Headline, main button, price or field label below 2:1 cap the score at 0.3, below 3:1 at 0.6. Not measured where the ground of more than half of the text is unknown.',
  weight: 5,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['text-contrast-wcag', 'wcag-failures-prevalence', 'accessibility-click-away'],
  advice: { badly: 'critical', mildly: 'optimize', effort: '15 min', impact: 'defect' },
  needs: ['layout'],

  evaluate({ layout: { contrast } }) {
    const share = acrossViewports({ desktop: scoreOf(contrast.desktop), mobile: scoreOf(contrast.mobile) });
    if (share === null) return notMeasured('The ground of more than half of the text could not be told.');
    const unreadable = keyTextsBelow(UNREADABLE, contrast);
    const pale = keyTextsBelow(PALE, contrast).filter(({ ratio }) => ratio >= UNREADABLE);
    const failing = perViewport(
      { desktop: failingShare(contrast.desktop), mobile: failingShare(contrast.mobile) },
      percent,
    );
    const cap = unreadable.length > 0 ? CAP : pale.length > 0 ? PALE_CAP : 1;
    return measured(
      Math.min(cap, share),
      `Text below the required contrast: ${failing}.${named('Hardly readable', unreadable)}${named('Too pale', pale)}${cap < 1 ? '' : unreadableIn(contrast)}`,
      byGravity(contrast).map(({ evidence }) => evidence),
      { certain: unreadable.length > 0 },
    );
  },

  recommend(_outcome, { layout: { contrast } }) {
    const worst = worstTexts(contrast);
    const [key] = keyTextsBelow(PALE, contrast).toSorted((a, b) => a.ratio - b.ratio);
    const first = key ?? worst[0];
    const name = first ? `${quote(first.evidence.text, 40)} (${shown(first.ratio)}:1)` : 'the pale text';
    return {
      title: key
        ? `Darken or lighten the ${ROLES[key.role]} ${name} until it can be read`
        : `Darken or lighten the pale text, such as ${name}`,
      steps: [
        ...(key
          ? [
              `${capitalized(ROLES[key.role])} ${name}: change the color of its words or of its ground until they differ by at least ${PALE}:1.`,
            ]
          : []),
        ...worst.map(({ evidence, ratio, foreground, background, passing }) =>
          capitalized(
            `${nodeName(evidence, 'text')}: ${foreground} on ${background} is ${shown(ratio)}:1; ${passing} passes.`,
          ),
        ),
        'Change the color where it is defined once (a style variable or theme), then look through the other pages that use it.',
      ],
      design: ['At least 4.5:1 for text, 3:1 from 24 px, or from 18.66 px in bold.'],
      remedy: 'contrast',
    };
  },
});

function failingShare(reading: Reading | null): number | null {
  if (reading === null || reading.unknown > reading.characters / 2) return null;
  const known = reading.characters - reading.unknown;
  return known === 0 ? null : reading.failing / known;
}

function scoreOf(reading: Reading | null): number | null {
  const share = failingShare(reading);
  return share === null ? null : ramp(share, [0.02, 1], [0.25, 0]);
}

function named(what: string, texts: readonly Reading['keyTexts'][number][]): string {
  const key = [...Map.groupBy(texts, ({ role }) => role)].map(([role, alike]) => {
    const lowest = shown(Math.min(...alike.map(({ ratio }) => ratio)));
    return alike.length === 1
      ? `${ROLES[role]} at ${lowest}:1`
      : `${amount(alike.length, ROLES[role])} at ${lowest}:1${alike.some(({ ratio }) => shown(ratio) !== lowest) ? ' and more' : ''}`;
  });
  return key.length > 0 ? ` ${what}: ${list(key)}.` : '';
}

function unreadableIn(contrast: PageFacts['layout']['contrast']): string {
  const [first] = worstTexts(contrast);
  return first && first.ratio < UNREADABLE
    ? ` Hardly readable: ${quote(first.evidence.text, 40)} at ${shown(first.ratio)}:1.`
    : '';
}

/** Never rounded up to what would pass: 4.48:1 is no 4.5:1. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The texts on which a visitor acts, each once. */
function keyTextsBelow(limit: number, { desktop, mobile }: PageFacts['layout']['contrast']) {
  const all = [...(desktop?.keyTexts ?? []), ...(mobile?.keyTexts ?? [])].filter(
    ({ ratio }) => ratio < limit,
  );
  return [...new Map(all.map((text) => [text.evidence.node, text])).values()];
}

/** The texts on which a visitor acts, the palest first, then the worst of the others; each once. */
function byGravity(contrast: PageFacts['layout']['contrast']) {
  const ordered = [
    ...keyTextsBelow(PALE, contrast).toSorted((a, b) => a.ratio - b.ratio),
    ...worstTexts(contrast),
  ];
  // A text and the node that holds nothing else are one thing to whoever looks.
  const seen = new Set<string>();
  return ordered.filter((text) => !seen.has(placeOf(text)) && seen.add(placeOf(text)));
}

function placeOf({ evidence: { selector, text } }: { evidence: Evidence }): string {
  return `${selector} ${text}`;
}

/** Three texts in the order of the facts: what leads either viewport, then the others; each node once. */
function worstTexts({ desktop, mobile }: PageFacts['layout']['contrast']) {
  const [wide = [], narrow = []] = [desktop?.worst, mobile?.worst];
  const leading = [...wide.slice(0, 1), ...narrow.slice(0, 1)].toSorted(
    (a, b) => Number(a.ratio >= UNREADABLE) - Number(b.ratio >= UNREADABLE),
  );
  const all = [...leading, ...wide.slice(1), ...narrow.slice(1)];
  return [...new Map(all.map((text) => [text.evidence.node, text])).values()].slice(0, 3);
}
