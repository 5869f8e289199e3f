import { CATEGORIES, CATEGORY_LABELS, type Category } from './categories.ts';
import { signedFigure } from './figures.ts';
import type { ConversionReport, Finding } from './report.ts';
import { text } from './score-words.text.ts';
import { ceilingLabel, ceilingParts, lowerFirst } from './score-words.ts';

export interface FallStep {
  key: string;
  label: string;
  category: Category | null;
  /** Points lost, rounded so that the column adds up to its sum as printed. */
  lost: number;
  from: number;
  to: number;
}

type ScoreLine = ConversionReport['scoreLines'][number];

type Scored = Pick<ConversionReport, 'ceilings'> & { scoreLines: readonly ScoreLine[] };

/**
 * Rounds the running totals instead of the values, so that the printed values add up to the printed total.
 * @param decimals digits after the point
 */
export function roundedRun(values: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  let exact = 0;
  let printed = 0;
  return values.map((value) => {
    exact += value;
    const next = Math.round(exact * unit);
    const shown = (next - printed) / unit;
    printed = next;
    return shown;
  });
}

/** Rounds the values so that they add up to a total that is printed elsewhere; the largest takes up the difference. */
export function roundedTo(values: readonly number[], total: number, decimals: number): number[] {
  const shown = roundedRun(values, decimals);
  const difference = total - shown.reduce((sum, value) => sum + value, 0);
  const largest = values.indexOf(Math.max(...values));
  return shown.map((value, index) => round(index === largest ? value + difference : value, decimals));
}

const SMALL_CEILINGS = 'ceilings';

/** Whether a step is the loss from ceilings. */
export function isCeilingStep({ key }: Pick<FallStep, 'key'>): boolean {
  return key === SMALL_CEILINGS || key.startsWith('ceiling ');
}

/** The fall from 100 to the score: a step for each ceiling, then for each category, then for rounding; to one decimal. */
export function fallByPart({ scoreLines, ceilings = [] }: Scored): FallStep[] {
  const held = scoreLines.filter(({ kind }) => kind === 'ceiling');
  const others = scoreLines.filter(({ kind }) => kind !== 'ceiling');
  const { main } = ceilingParts({ ceilings });
  const small = held.filter(({ of }) => main.every(({ id }) => id !== of));
  const groups = [
    ...main.map((ceiling) => ({
      key: `ceiling ${ceiling.id}`,
      label: ceilingLabel(ceiling),
      category: null,
      lines: held.filter(({ of }) => of === ceiling.id),
    })),
    {
      key: SMALL_CEILINGS,
      label: text.fall.otherCeilings({ count: small.length }),
      category: null,
      lines: small,
    },
    ...[
      ...CATEGORIES.map((category) => ({ key: category, label: CATEGORY_LABELS[category], category })),
      { key: 'rounding', label: text.fall.rounding, category: null },
    ].map((group) => ({ ...group, lines: others.filter((line) => line.category === group.category) })),
  ];
  return stepsOf(
    ceilingsAsPrinted(
      groups
        .filter((group) => group.lines.length > 0)
        .map(({ lines: own, ...group }) => ({
          ...group,
          points: own.reduce((sum, { points }) => sum + points, 0),
        })),
    ),
    1,
  );
}

/** A ceiling's own line says what it costs, so the account prints the same figure; the next part takes up the difference. */
function ceilingsAsPrinted<Part extends { key: string; points: number }>(parts: readonly Part[]): Part[] {
  let difference = 0;
  return parts.map((part) => {
    if (isCeilingStep(part)) {
      const points = Number(part.points.toFixed(1));
      difference += part.points - points;
      return { ...part, points };
    }
    const points = part.points + difference;
    difference = 0;
    return { ...part, points };
  });
}

/** Lines that the short form names one by one, of which so many are problems at least, and the least that one costs. */
const NAMED_LINES = 5;
const NAMED_PROBLEMS = 2;
const NAMED_POINTS = 1;

type Explained = Scored & {
  findings: readonly Pick<Finding, 'check' | 'title' | 'category' | 'outcome' | 'points'>[];
  recommendations: readonly Answering[];
};

/** A recommendation, as far as it says which checks it answers; a locked one doesn't. */
interface Answering {
  id: string;
  checks?: readonly string[];
  settles?: readonly string[] | undefined;
}

/**
 * The fall in a few lines, to stand beside the score: the ceilings, the problems that cost most, dearest first, and the
 * rest in one line; to one decimal, and adding up as printed.
 */
export function fallInShort(scored: Explained): FallStep[] {
  const held = fallByPart(scored).filter(isCeilingStep);
  const lines = [
    ...held.map(({ key, label, category, lost }) => ({ key, label, category, points: lost })),
    ...costliestProblems(scored).slice(0, Math.max(NAMED_PROBLEMS, NAMED_LINES - held.length)),
  ];
  const all = scored.scoreLines.reduce((sum, { points }) => sum + points, 0);
  const others = all - lines.reduce((sum, { points }) => sum + points, 0);
  return stepsOf(
    round(others, 1) === 0
      ? lines
      : [...lines, { key: 'rest', label: text.fall.rest, category: null, points: others }],
    1,
  );
}

/** What costs most and needs a change: the checks that one recommendation answers together, named by the costliest. */
function costliestProblems({ findings, recommendations }: Explained) {
  const together = (check: string) =>
    recommendations.find(
      ({ checks = [], settles = [] }) => checks.includes(check) || settles.includes(check),
    );
  const groups = Map.groupBy(
    findings.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points),
    ({ check }) => together(check) ?? check,
  );
  return [...groups.values()]
    .flatMap((group) => {
      const lead = group.find(({ outcome }) => outcome === 'fail' || outcome === 'partial');
      const points = Number(group.reduce((sum, { points }) => sum + points, 0).toFixed(1));
      if (lead === undefined || points < NAMED_POINTS) return [];
      const related = group.filter(({ points }) => Number(points.toFixed(1)) > 0).length - 1;
      const label = related > 0 ? text.fall.related({ title: lead.title, count: related }) : lead.title;
      return [{ key: `${CHECK}${lead.check}`, label, category: lead.category, points }];
    })
    .toSorted((a, b) => b.points - a.points);
}

const CHECK = 'check ';

/** The check that a step is about; null for a ceiling, a category or the rest. */
export function checkOf({ key }: Pick<FallStep, 'key'>): string | null {
  return key.startsWith(CHECK) ? key.slice(CHECK.length) : null;
}

/** "From 100 to 61: a layer covers the page −30.0; no proof −5.0; everything else −4.0."; null where nothing is lost. */
export function fallWords(percent: number, steps: readonly FallStep[]): string | null {
  if (steps.length === 0) return null;
  const parts = steps.map(({ label, lost }) => `${lowerFirst(label)} ${lossWords(lost)}`);
  return text.fall.whole({ score: percent, parts: parts.join('; ') });
}

/** A loss with a minus sign, a gain with a plus: "−4.2". */
export function lossWords(lost: number, decimals = 1): string {
  return signedFigure(-lost, decimals);
}

/** The same fall line by line, ceilings first, to two decimals. */
export function fallByLine({
  scoreLines,
  ceilings = [],
  findings,
}: Scored & { findings: readonly Pick<Finding, 'check' | 'title'>[] }): FallStep[] {
  const titles = new Map<string, string>([
    ...findings.map(({ check, title }) => [`check ${check}`, title] as const),
    ...ceilings.map((ceiling) => [`ceiling ${ceiling.id}`, ceilingLabel(ceiling)] as const),
  ]);
  const labelled = scoreLines
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.points - a.points)
    .map((line) => {
      const key = `${line.kind} ${line.of}`;
      return {
        key,
        label: titles.get(key) ?? labelOf(line),
        category: line.category,
        points: line.points,
      };
    });
  return stepsOf(labelled, 2);
}

/** A check that costs less is not listed. */
const SHOWN_POINTS = 0.05;

/** The checks that cost most and need a change. */
export function costliestChecks<Cost extends Pick<Finding, 'outcome' | 'points'>>(
  findings: readonly Cost[],
  limit: number,
): Cost[] {
  return findings
    .filter(({ outcome, points }) => (outcome === 'fail' || outcome === 'partial') && points >= SHOWN_POINTS)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, limit);
}

/** Points lost by category because too few checks apply: no fault of the page, and nothing to change. */
export function fillersOf(lines: readonly ScoreLine[]): { category: Category; points: number }[] {
  return lines.flatMap(({ kind, category, points }) =>
    kind === 'filler' && category !== null && points > 0 ? [{ category, points }] : [],
  );
}

function stepsOf(
  groups: readonly { key: string; label: string; category: Category | null; points: number }[],
  decimals: number,
): FallStep[] {
  const lost = roundedRun(
    groups.map(({ points }) => points),
    decimals,
  );
  let left = 100;
  return groups.map(({ key, label, category }, index) => {
    const from = left;
    left = round(left - (lost[index] ?? 0), decimals);
    return { key, label, category, lost: lost[index] ?? 0, from, to: left };
  });
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** Ceilings first, then checks, what the rubric adds after them. */
function rankOf({ kind }: ScoreLine): number {
  if (kind === 'ceiling') return 0;
  return kind === 'check' ? 1 : 2;
}

function labelOf({ kind, of, category }: ScoreLine): string {
  const label = category === null ? '' : CATEGORY_LABELS[category];
  switch (kind) {
    case 'check':
    case 'ceiling':
      return of;
    case 'filler':
      return text.fall.filler({ category: label });
    case 'floor':
      return text.fall.floor({ category: label });
    case 'rounding':
      return text.fall.wholeNumber;
  }
}
