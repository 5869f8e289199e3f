import { VIEWPORTS } from '../../capture/snapshot.ts';
import { ramp } from '../../checks/check.ts';
import type { Section } from '../../facts/types/content.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

type Facts = Pick<PageFacts, 'look' | 'content'>;
type Look = NonNullable<Facts['look']['desktop']>;

/** A blank stretch that is higher than any margin, in pixels. */
const GAP = 400;
/** Visitors scroll past anything lower without a thought, in pixels. */
const NOTICED_PX = 600;
/** Screens of a page that hardly scrolls, and how much of it may be blank. */
const SHORT = { screens: 1.2, blank: 0.4, noticed: 0.6 };
/** A gap that begins so near to the top is what visitors see first, in pixels. */
const TOP_PX = 300;
const AT_TOP = 0.6;

export const emptySpace = defineDiagnosis(() => ({
  id: 'empty-space',
  question: 'works',
  category: 'clarity',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['first-impression-50ms', 'above-fold-attention'],
  needs: ['look', 'content'],
  judge(facts) {
    const { desktop } = facts.look;
    if (desktop === null) return null;
    if (desktop.screens <= SHORT.screens) return ofShortPage(desktop, facts);
    return desktop.gapPx >= GAP ? ofGap(desktop, facts) : null;
  },
}));

function ofShortPage({ emptyShare }: Look, { content }: Facts): Problem | null {
  if (emptyShare < SHORT.blank) return null;
  const { steps } = text;
  return {
    severity: ramp(emptyShare, [SHORT.blank, 0.8], [0.7, 1.6], [1, 3]),
    confidence: 0.8,
    slight: emptyShare < SHORT.noticed,
    title: emptyShare === 1 ? text.title.whole : text.title.end({ share: emptyShare }),
    observed: text.observed.end({ words: content.wordCount }),
    evidence: content.sections.slice(-1).map(({ evidence }) => evidence),
    steps: [steps.fill, steps.check, steps.repair],
  };
}

function ofGap({ gapY, gapPx }: Look, { content }: Facts): Problem {
  const isTop = gapY < TOP_PX;
  const before = isTop ? undefined : lastBefore(gapY, content);
  const px = Math.round(gapPx);
  const { title, observed, steps } = text;
  return {
    severity: ramp(px, [GAP, 0.7], [800, 1.5], [2000, 2.4]) + (isTop ? AT_TOP : 0),
    confidence: 0.8,
    slight: !isTop && px < NOTICED_PX,
    title: isTop
      ? title.top({ px })
      : before?.heading
        ? title.after({ heading: before.heading, px })
        : title.middle({ px }),
    observed: observed.middle({ px, screens: px / VIEWPORTS.desktop.height }),
    evidence: before ? [before.evidence] : [],
    steps: [steps.check, steps.repair, steps.remove, steps.height],
  };
}

/** The titled section that begins lowest above the gap, wherever it is in the source. */
function lastBefore(gapY: number, { sections }: Facts['content']): Section | undefined {
  return sections
    .filter(({ heading, box }) => heading !== null && box.desktop !== null && box.desktop.y <= gapY)
    .toSorted((a, b) => (a.box.desktop?.y ?? 0) - (b.box.desktop?.y ?? 0))
    .at(-1);
}
