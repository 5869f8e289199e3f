import { VIEWPORTS } from '../../capture/snapshot.ts';
import { ramp } from '../../checks/check.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Problem } from '../diagnosis.ts';
import { text } from './text.ts';

type Facts = Pick<PageFacts, 'look' | 'content'>;
type Look = NonNullable<Facts['look']['desktop']>;

/** A blank stretch that is higher than any margin, in pixels. */
const GAP = 400;
/** Screens of a page that hardly scrolls, and how much of it may be blank. */
const SHORT = { screens: 1.2, blank: 0.4 };

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
    title: emptyShare === 1 ? text.title.whole : text.title.end({ share: emptyShare }),
    observed: text.observed.end({ words: content.wordCount }),
    evidence: content.sections.slice(-1).map(({ evidence }) => evidence),
    steps: [steps.fill, steps.check, steps.repair],
  };
}

function ofGap({ gapY, gapPx }: Look, { content }: Facts): Problem {
  const before = content.sections.findLast(
    ({ heading, box }) => heading !== null && box.desktop !== null && box.desktop.y <= gapY,
  );
  const px = Math.round(gapPx);
  const { title, observed, steps } = text;
  return {
    severity: ramp(px, [GAP, 0.7], [800, 1.5], [2000, 2.4]),
    confidence: 0.8,
    title: before?.heading ? title.after({ heading: before.heading, px }) : title.middle({ px }),
    observed: observed.middle({ px, screens: px / VIEWPORTS.desktop.height }),
    evidence: before ? [before.evidence] : [],
    steps: [steps.check, steps.repair, steps.remove, steps.height],
  };
}
