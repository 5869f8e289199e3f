import type { Evidence } from '@liftmark/contract/report';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { acrossViewports, measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { nodeName } from '../../shared/phrasing.ts';
import { type KeyTexts, text } from './text.ts';

const SCALE = scale([0.02, 1], [0.25, 0]);
type Reading = NonNullable<PageFacts['layout']['contrast']['desktop']>;

const UNREADABLE = 2;
const CAP = 0.3;
/** The least contrast of any text, however large. */
const PALE = 3;
const PALE_CAP = 0.6;

export const textContrast = defineCheck(() => ({
  id: 'text-contrast',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 5,
  group: 'reading',
  pageTypes: 'all',
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['text-contrast-wcag', 'wcag-failures-prevalence', 'accessibility-click-away'],
  advice: { badly: 'critical', mildly: 'optimize', effort: '15 min', impact: 'defect' },
  needs: ['layout'],

  evaluate({ layout: { contrast } }) {
    const share = acrossViewports({ desktop: scoreOf(contrast.desktop), mobile: scoreOf(contrast.mobile) });
    if (share === null) return notMeasured(text.notMeasured.background);
    const unreadable = keyTextsBelow(UNREADABLE, contrast);
    const pale = keyTextsBelow(PALE, contrast).filter(({ ratio }) => ratio >= UNREADABLE);
    const cap = unreadable.length > 0 ? CAP : pale.length > 0 ? PALE_CAP : 1;
    const [worst] = worstTexts(contrast);
    const failing = { desktop: failingShare(contrast.desktop), mobile: failingShare(contrast.mobile) };
    const sentences = [
      text.observed.share({ failing }),
      ...(unreadable.length > 0 ? [text.observed.unreadable({ texts: byRole(unreadable) })] : []),
      ...(pale.length > 0 ? [text.observed.pale({ texts: byRole(pale) })] : []),
      ...(cap === 1 && worst && worst.ratio < UNREADABLE
        ? [text.observed.worst({ words: worst.evidence.text, ratio: worst.ratio })]
        : []),
    ];
    return measured(
      Math.min(cap, share),
      sentences.join(' '),
      worstFirst(contrast).map(({ evidence }) => evidence),
      { certain: unreadable.length > 0 },
    );
  },

  recommend(_outcome, { layout: { contrast } }) {
    const worst = worstTexts(contrast);
    const [first] = worst;
    const [key] = keyTextsBelow(PALE, contrast).toSorted((a, b) => a.ratio - b.ratio);
    const { title, steps, design } = text.advice;
    const keyLine = key && { role: key.role, words: key.evidence.text, ratio: key.ratio };
    const other = first ? title.worst({ words: first.evidence.text, ratio: first.ratio }) : title.any;
    return {
      title: keyLine ? title.keyText(keyLine) : other,
      steps: [
        ...(keyLine ? [steps.keyText({ ...keyLine, least: PALE })] : []),
        ...worst.map(({ evidence, overPicture, ...colors }) => {
          const name = nodeName(evidence, text.node);
          return overPicture
            ? steps.picture({ name, ratio: colors.ratio })
            : steps.colors({ name, ...colors });
        }),
        steps.source,
      ],
      design,
      remedy: 'contrast',
    };
  },
}));

function failingShare(reading: Reading | null): number | null {
  if (reading === null || reading.unknown > reading.characters / 2) return null;
  const known = reading.characters - reading.unknown;
  return known === 0 ? null : reading.failing / known;
}

function scoreOf(reading: Reading | null): number | null {
  const share = failingShare(reading);
  return share === null ? null : SCALE.at(share);
}

function byRole(texts: readonly Reading['keyTexts'][number][]): KeyTexts[] {
  return [...Map.groupBy(texts, ({ role }) => role)].map(([role, alike]) => ({
    role,
    ratios: alike.map(({ ratio }) => ratio),
  }));
}

/** Headlines, CTAs, prices and field labels with a contrast below the limit, each once. */
function keyTextsBelow(limit: number, { desktop, mobile }: PageFacts['layout']['contrast']) {
  const all = [...(desktop?.keyTexts ?? []), ...(mobile?.keyTexts ?? [])].filter(
    ({ ratio }) => ratio < limit,
  );
  return [...new Map(all.map((each) => [each.evidence.node, each])).values()];
}

/** The key texts, palest first, then the worst of the others; each once. */
function worstFirst(contrast: PageFacts['layout']['contrast']) {
  const ordered = [
    ...keyTextsBelow(PALE, contrast).toSorted((a, b) => a.ratio - b.ratio),
    ...worstTexts(contrast),
  ];
  // A text and a node that contains nothing else look the same.
  const seen = new Set<string>();
  return ordered.filter((each) => !seen.has(placeOf(each)) && seen.add(placeOf(each)));
}

function placeOf({ evidence }: { evidence: Evidence }): string {
  return `${evidence.selector} ${evidence.text}`;
}

/** Three texts: the first of each viewport, unreadable ones ahead, then the others in their order; each node once. */
function worstTexts({ desktop, mobile }: PageFacts['layout']['contrast']) {
  const [wide = [], narrow = []] = [desktop?.worst, mobile?.worst];
  const leading = [...wide.slice(0, 1), ...narrow.slice(0, 1)].toSorted(
    (a, b) => Number(a.ratio >= UNREADABLE) - Number(b.ratio >= UNREADABLE),
  );
  const all = [...leading, ...wide.slice(1), ...narrow.slice(1)];
  return [...new Map(all.map((each) => [each.evidence.node, each])).values()].slice(0, 3);
}
