import type { Evidence } from '@liftmark/contract/report';
import { worse } from '../../ceilings/devices.ts';
import { ramp } from '../../checks/check.ts';
import { hasWords } from '../../checks/shared/phrasing.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, distinctNodes, severityOfCeiling } from '../diagnosis.ts';
import { text } from './text.ts';

type Facts = Pick<PageFacts, 'layout' | 'look'>;
type Contrast = NonNullable<Facts['layout']['contrast']['desktop']>;

/** One way in which text is hard to read. */
interface Part {
  severity: number;
  /** Whether it is about a share of all text, of which readers notice little. */
  isSpread?: boolean;
  /** Whether few readers mind it where it comes alone: one line, or small print. */
  isMinor?: boolean;
  title: string;
  observed: string;
  steps: string[];
  evidence: Evidence[];
}

/** Contrast below which people notice; white letters on a colored button stay readable for longest. */
const HARD_TO_READ = { headline: 2.2, price: 2.5, 'field-label': 2.2, 'primary-action': 1.75 };
/** Contrast of a line that can barely be read. Anything lower is mostly text over a picture that wasn't recognized. */
const BARELY = { least: 1.12, most: 1.75 };
/** Nobody notices by how little text from here on misses the standard. */
const NEARLY = 4.2;
/** Text that misses the standard by little is still read. */
const READABLE = 3.5;
/** What each further part adds. */
const FURTHER = 0.2;
const MOST = 3;
const LEAST = 0.6;
/** Below this severity, few readers name text that is spread over the page. */
const NOTICED = 1;
/** Single letters and numbers are often decoration. */
const LETTERS = /\p{L}{3}/u;

export const unreadableText = defineDiagnosis(() => ({
  id: 'unreadable-text',
  question: 'works',
  category: 'clarity',
  nature: 'defect',
  why: text.why,
  measure: text.measure,
  checks: ['text-contrast', 'text-size'],
  ceilings: ['unreadable-text'],
  effort: '15 min',
  impact: 'defect',
  evidence: ['wcag-failures-prevalence', 'accessibility-click-away', 'text-contrast-wcag', 'font-size-12px'],
  needs: ['layout', 'look'],
  judge(facts, { ceilings }) {
    const parts = [...keyParts(facts), sharePart(facts), linePart(facts), smallPart(facts)]
      .filter((part) => part !== null)
      .filter(({ severity }) => severity > 0)
      .sort((a, b) => b.severity - a.severity);
    const [lead, ...others] = parts;
    if (lead === undefined) return null;
    const capped = Math.max(0, ...ceilings.map(({ severity }) => severityOfCeiling(severity)));
    const severity = Math.min(MOST, Math.max(capped, lead.severity + FURTHER * others.length));
    if (severity < LEAST) return null;
    return {
      severity,
      confidence: 1,
      certain: true,
      slight:
        (severity < NOTICED && lead.isSpread === true) || parts.every(({ isMinor }) => isMinor === true),
      title: lead.title,
      observed: [...new Set(parts.map(({ observed }) => observed))].slice(0, 3).join(' '),
      evidence: distinctNodes(parts.flatMap(({ evidence }) => evidence)),
      steps: [
        ...[...new Set(parts.flatMap(({ steps }) => steps))].slice(0, 3),
        text.steps.source,
        text.steps.check,
      ],
    };
  },
}));

/** Headline, button, price and field label: the palest of each. */
function keyParts({ layout: { contrast } }: Facts): Part[] {
  const all = [...(contrast.desktop?.keyTexts ?? []), ...(contrast.mobile?.keyTexts ?? [])]
    .filter(({ role, ratio }) => ratio < HARD_TO_READ[role] && ratio >= BARELY.least)
    .filter(({ evidence }) => hasWords(evidence))
    .sort((a, b) => a.ratio - b.ratio);
  return [...Map.groupBy(all, ({ role }) => role).values()].flatMap(([key]): Part[] => {
    if (key === undefined) return [];
    const { role, ratio, overPicture, evidence } = key;
    const words = evidence.text;
    return [
      {
        severity: ramp(ratio, [1.3, 2.4], [1.8, 1.8], [2.8, 0.9]),
        title: text.title.key({ role, words, ratio }),
        observed: text.observed.key({ role, words, ratio }),
        steps: [overPicture ? text.steps.picture({ words }) : text.steps.key({ words })],
        evidence: [evidence],
      },
    ];
  });
}

/** The share of all text that is too pale. */
function sharePart({ layout: { contrast } }: Facts): Part | null {
  const found = worse(contrast, paleness);
  const pale = found?.fact.worst ?? [];
  const worst = pale.find(({ ratio }) => ratio >= BARELY.least) ?? pale[0];
  if (found === null || worst === undefined || found.value === 0) return null;
  const { failing, characters, unknown } = found.fact;
  const share = failing / (characters - unknown);
  const words = worst.evidence.text;
  return {
    severity: found.value,
    isSpread: true,
    isMinor: worst.ratio >= READABLE,
    title: text.title.share({ share, words, ratio: worst.ratio }),
    observed: text.observed.share({ share, device: found.device }),
    steps: found.fact.worst.map(colorStep),
    evidence: found.fact.worst.map(({ evidence }) => evidence),
  };
}

/** How serious it is that so much text fails, of what can be measured. */
function paleness({ characters, unknown, failing, pale, worst }: Contrast): number {
  const known = characters - unknown;
  if (known < characters / 4 || known === 0 || !worst.some(({ ratio }) => ratio < NEARLY)) return 0;
  return Math.max(
    ramp(failing / known, [0.2, 0], [0.3, 0.7], [0.7, 1.3], [1, 1.7]),
    ramp(pale / known, [0.06, 0], [0.12, 0.8], [0.4, 1.8], [0.8, 3]),
  );
}

/** A line that can barely be read on any device. */
function linePart({ layout: { contrast } }: Facts): Part | null {
  const { desktop, mobile } = contrast;
  const onOther = new Set(barelyRead(mobile).map(({ evidence }) => evidence.text));
  const [worst] = barelyRead(desktop).filter(({ evidence }) => mobile === null || onOther.has(evidence.text));
  if (worst === undefined) return null;
  const { evidence, ratio } = worst;
  const words = evidence.text;
  return {
    severity: ramp(ratio, [1.2, 1.1], [BARELY.most, 0.7]),
    isMinor: true,
    title: text.title.line({ words, ratio }),
    observed: text.observed.line({ words, ratio }),
    steps: [colorStep(worst)],
    evidence: [evidence],
  };
}

function colorStep({ evidence, overPicture, ...colors }: Contrast['worst'][number]): string {
  const words = evidence.text;
  return overPicture ? text.steps.picture({ words }) : text.steps.color({ words, ...colors });
}

function barelyRead(contrast: Contrast | null): Contrast['worst'] {
  return (contrast?.worst ?? [])
    .filter(({ ratio }) => ratio >= BARELY.least && ratio < BARELY.most)
    .filter(({ evidence }) => LETTERS.test(evidence.text))
    .sort((a, b) => a.ratio - b.ratio);
}

/** Text too small to read without zooming. */
function smallPart({ layout: { textSizes }, look }: Facts): Part | null {
  const found = worse(textSizes, ({ characters, atLeast12 }) => 1 - atLeast12 / Math.max(1, characters));
  const longest = found?.fact.smallest.toSorted((a, b) => b.text.length - a.text.length)[0];
  if (found === null || longest === undefined) return null;
  const tiny = worse(look, ({ tinyShare }) => tinyShare)?.value ?? 0;
  const words = longest.text;
  return {
    severity: Math.max(
      ramp(found.value, [0.15, 0], [0.25, 0.7], [0.7, 1.6]),
      ramp(tiny, [0.05, 0], [0.1, 0.7], [0.5, 2]),
    ),
    isSpread: true,
    isMinor: true,
    title: text.title.small({ share: found.value, words }),
    observed: text.observed.small({ share: found.value, device: found.device }),
    steps: [text.steps.size({ words })],
    evidence: found.fact.smallest,
  };
}
