import type { ReportResults } from '@liftmark/contract/analysis';
import type { Category } from '@liftmark/contract/categories';
import type { Question } from '@liftmark/contract/questions';
import type {
  Evidence,
  Finding,
  OutcomeKind,
  Place,
  Recommendation,
  RecommendationType,
} from '@liftmark/contract/report';
import { roundedTo } from '@liftmark/contract/score-fall';
import { modelNotes } from '@liftmark/contract/suggestion-words';
import { whyFirstWords, worthWords } from '@liftmark/contract/worth-words';
import { text } from './text.ts';

/**
 * One entry of a report: a recommendation with the findings it answers, or a finding that didn't pass, cost points and
 * has no recommendation. Recommendations show their number on the page and in the list.
 */
export interface ReportItem {
  /** Id of the recommendation or of the check; what `?finding=` carries. */
  key: string;
  number: number;
  title: string;
  /** Null if there is no recommendation. */
  type: RecommendationType | null;
  /** What a language model had to do with it; empty for what code alone says. */
  modelNotes: string[];
  /** Whether a language model saw it, so that nothing was measured. */
  isSuggested: boolean;
  /** Null without a recommendation, and in reports from before diagnoses. */
  place: Place | null;
  /** The visitor's question that it answers; null if it answers none. */
  question: Question | null;
  category: Category | null;
  /** Points of the Liftmark Score that it cost. */
  points: number;
  /** What fixing it does to the score, in words; null if it isn't known. */
  worth: string | null;
  /** Why it comes first; null for what comes later. */
  whyFirst: string | null;
  /** Its step in the action plan; null if it has none. */
  step: number | null;
  /** Ids of its checks. */
  checks: string[];
  /** Null if it is locked or there is none. */
  recommendation: Recommendation | null;
  isLocked: boolean;
  findings: Finding[];
  evidence: Evidence[];
  /** Whether the finding is that something is missing at the framed place, which then gets a dashed frame. */
  isMissing: boolean;
}

type Unnumbered = Omit<ReportItem, 'number'>;

/** The entries of a report in the order of the recommendations, then by the points they cost. */
export function reportItems(results: ReportResults): ReportItem[] {
  const { recommendations, findings, actionPlan } = results;
  const byCheck = new Map(findings.map((finding) => [finding.check, finding]));
  const advised = recommendations.map((entry): Unnumbered => {
    const recommendation = 'locked' in entry ? null : entry;
    const checks = [...entry.checks, ...(entry.settles ?? [])];
    const step = actionPlan.findIndex((each) => each.recommendation === entry.id);
    const answered = checks.flatMap((check) => byCheck.get(check) ?? []);
    return {
      key: entry.id,
      title: entry.title,
      type: entry.type,
      modelNotes: modelNotes(entry),
      isSuggested: entry.suggestedBy !== undefined,
      place: entry.place ?? null,
      question: entry.question ?? null,
      category: entry.category,
      points: sumOfPoints(answered),
      worth: worthWords(entry, results),
      whyFirst: whyFirstWords(entry),
      step: step < 0 ? null : step + 1,
      checks,
      recommendation,
      isLocked: recommendation === null,
      findings: answered,
      evidence: recommendation?.evidence ?? [],
      isMissing: answered[0] !== undefined && answered[0].searched.length > 0,
    };
  });
  const covered = new Set(advised.flatMap(({ checks }) => checks));
  const others = findings
    .filter(({ check, points, outcome }) => points > 0 && outcome !== 'pass' && !covered.has(check))
    .sort((a, b) => b.points - a.points)
    .map(
      (finding): Unnumbered => ({
        key: finding.check,
        title: finding.title,
        type: null,
        modelNotes: [],
        isSuggested: false,
        place: null,
        question: null,
        category: finding.category,
        points: finding.points,
        worth: null,
        whyFirst: null,
        step: null,
        checks: [finding.check],
        recommendation: null,
        isLocked: false,
        findings: [finding],
        evidence: finding.evidence,
        isMissing: finding.searched.length > 0,
      }),
    );
  return [...advised, ...others].map((item, index) => ({ ...item, number: index + 1 }));
}

/**
 * The checks of an outcome that asks for no change: all that couldn't be measured, as many as the head of the report
 * counts, and of those that don't apply only the ones that cost nothing.
 */
export function restOf(findings: readonly Finding[], outcome: OutcomeKind): Finding[] {
  return findings.filter(
    (finding) => finding.outcome === outcome && (outcome !== 'notApplicable' || finding.points <= 0),
  );
}

/** What the list contains, changes before checks that only cost points, and how each part is sorted. */
export function orderWords(items: readonly ReportItem[]): string {
  const changes = changesIn(items);
  const others = items.length - changes;
  return [
    items.length > 0 ? '' : text.bench.nothingToChange,
    changes === 0 ? '' : text.bench.changes[orderOf(items)]({ count: changes }),
    others === 0 ? '' : text.bench.others[changes > 0 ? 'moreCost' : 'cost']({ count: others }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function orderOf(items: readonly ReportItem[]): 'diagnosed' | 'planned' {
  return items.some(({ place }) => place !== null) ? 'diagnosed' : 'planned';
}

/** How many changes a report recommends: the same number wherever it counts them. */
export function changesIn(items: readonly ReportItem[]): number {
  return items.filter(({ type }) => type !== null).length;
}

/** What to do about the items of one category: "2 changes", "2 checks cost points". */
export function toDoWords(items: readonly ReportItem[]): string {
  const changes = changesIn(items);
  return changes > 0
    ? text.bench.toDo.changes({ count: changes })
    : text.bench.toDo.cost({ count: items.length });
}

/** An item without a recommendation in words: a smaller loss, or a check that counts as failed or in part. */
export function costWords(item: ReportItem): string {
  if (item.findings.some(({ outcome }) => outcome === 'fail' || outcome === 'partial')) {
    return text.item.smallerLoss;
  }
  const isForfeited = item.findings.some(({ outcome }) => outcome === 'notApplicable');
  return isForfeited ? text.item.forfeited : text.item.partialCredit;
}

/** Whether it says what was measured: not for a lock, a model's suggestion or a check that counts by what is likely. */
export function isMeasured({ type, findings, isLocked, isSuggested }: ReportItem): boolean {
  const isUnseen = type === null && findings.every(({ outcome }) => outcome === 'notMeasured');
  return !(isLocked || isSuggested || isUnseen);
}

/** The entry in an address, by its own id or by one of its checks. */
export function findItem(items: readonly ReportItem[], key: string): ReportItem | undefined {
  return items.find((item) => item.key === key) ?? items.find((item) => item.checks.includes(key));
}

export function sumOfPoints(findings: readonly { points: number }[]): number {
  return findings.reduce((sum, { points }) => sum + points, 0);
}

/** What a category lost, by the change that answers it; `item` is null for what no entry of the list is about. */
export interface CategoryCost {
  key: string;
  item: ReportItem | null;
  kind: 'item' | 'passed' | 'filler' | 'floor';
  /** As printed: the parts add up to what the category lost. */
  points: number;
}

/** What a category lost, in parts that add up to the printed total, the dearest first. */
export function categoryCosts(
  category: Category,
  items: readonly ReportItem[],
  { scoreLines }: Pick<ReportResults, 'scoreLines'>,
  total: number,
): CategoryCost[] {
  const costs = new Map<string, CategoryCost>();
  for (const line of scoreLines) {
    if (line.category !== category || line.points === 0) continue;
    const cost = costOf(line, items);
    const before = costs.get(cost.key)?.points ?? 0;
    costs.set(cost.key, { ...cost, points: before + line.points });
  }
  const parts = [...costs.values()].toSorted((a, b) => b.points - a.points);
  const printed = roundedTo(
    parts.map(({ points }) => points),
    total,
    1,
  );
  return parts.map((part, index) => ({ ...part, points: printed[index] ?? 0 }));
}

function costOf(
  { kind, of, points }: ReportResults['scoreLines'][number],
  items: readonly ReportItem[],
): CategoryCost {
  if (kind === 'filler' || kind === 'floor') return { key: kind, item: null, kind, points };
  const item = findItem(items, of);
  if (item === undefined) return { key: 'passed', item: null, kind: 'passed', points };
  return { key: item.key, item, kind: 'item', points };
}
