import type { ConversionReport, Finding } from '@liftmark/contract/report';
import { judge } from '@liftmark/engine/pipeline/judge';
import { PASSES } from '@liftmark/engine/score/thresholds';
import type { Captures } from './captures.ts';
import type { Defect } from './defects/defect.ts';
import { Markup } from './markup.ts';
import type { Page } from './pages.ts';
import type { Repair } from './repairs/repair.ts';

/** A check has fallen when its score is lower by more than this. */
const FALLS = 0.04;

/** Unrelated scores that differ by no more than this are taken for the same. */
const SAME = 0.1;

/**
 * What varies with what else the machine does, as does the moment at which a picture without a size comes; judged only
 * where a defect is about it.
 */
const LOAD_DEPENDENT = new Set([
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]);

export interface Turn {
  check: string;
  before: string;
  after: string;
}

/** One page with one defect. */
export interface Trial {
  defect: string;
  page: string;
  /** Whether the check turned; null where it then says that it cannot tell. */
  seen: boolean | null;
  check: Turn;
  /** Whether the number of the check's category fell (or there is none). */
  categoryFell: boolean;
  /** Unrelated checks that turned, and how many there were to turn. */
  collateral: Turn[];
  unrelated: number;
}

/** The page with the defect, or null where it has nothing that the defect could change. */
export function mutate(page: Page, defect: Defect): string | null {
  if (defect.types && !defect.types.includes(page.type)) return null;
  if (defect.languages && !defect.languages.includes(page.language)) return null;
  const html = new Markup(page.html());
  return defect.inject(html, page) ? html.toString() : null;
}

/** Whether the page passes the check, or it has nothing to say of what a defect only then adds. */
export function canTurn({ findings }: ConversionReport, { turns, adds }: Defect): boolean {
  const score = findings.find(({ check }) => check === turns)?.score ?? null;
  return score === null ? adds === true : score >= PASSES;
}

export async function tryDefect(
  captures: Captures,
  page: Page,
  base: ConversionReport,
  defect: Defect,
  html: string,
): Promise<Trial> {
  return compare(page, defect, base, await reportOn(captures, page, html));
}

/** One thing mended on a bad page. */
export interface Mended {
  repair: string;
  what: string;
  check: Turn;
  /** Whether the check passes now, or has nothing to say any more. */
  gone: boolean;
}

export async function tryRepair(
  captures: Captures,
  page: Page,
  base: ConversionReport,
  repair: Repair,
): Promise<Mended> {
  const html = new Markup(page.html());
  if (!repair.mend(html)) throw new Error(`${repair.id} finds nothing to mend`);
  const { findings } = await reportOn(captures, page, html.toString());
  const of = (report: readonly Finding[]) => report.find(({ check }) => check === repair.settles);
  const after = of(findings);
  return {
    repair: repair.id,
    what: repair.what,
    check: { check: repair.settles, before: stateOf(of(base.findings)), after: stateOf(after) },
    gone: after?.outcome === 'notApplicable' || (after?.score ?? 0) >= PASSES,
  };
}

/** The report on a version of the page, judged as the page type that a person would call it. */
export async function reportOn(
  captures: Captures,
  page: Page,
  html: string,
  message?: string,
): Promise<ConversionReport> {
  return judge(await captures.capture(page.folder, page.document, html), { pageType: page.type, message });
}

function compare(page: Page, defect: Defect, base: ConversionReport, mutant: ConversionReport): Trial {
  const before = new Map(base.findings.map((finding) => [finding.check, finding]));
  const turn = (after: Finding): Turn => ({
    check: after.check,
    before: stateOf(before.get(after.check)),
    after: stateOf(after),
  });
  const after = mutant.findings.find(({ check }) => check === defect.turns);
  const was = before.get(defect.turns);
  if (!after || !was) throw new Error(`There is no check ${defect.turns}`);
  const others = mutant.findings.filter(
    ({ check, score }) =>
      check !== defect.turns &&
      !defect.turnsInstead?.includes(check) &&
      !LOAD_DEPENDENT.has(check) &&
      defect.related?.[check] === undefined &&
      (score !== null || (before.get(check)?.score ?? null) !== null),
  );
  const fell = (check: string) => {
    const now = mutant.findings.find((finding) => finding.check === check);
    const then = before.get(check);
    return now !== undefined && then !== undefined && hasFallen(then, now);
  };
  const numbers = [base.scores[after.category] ?? null, mutant.scores[after.category] ?? null] as const;
  return {
    defect: defect.id,
    page: page.name,
    seen:
      defect.turnsInstead?.some((check) => fell(check)) ||
      (after.outcome === 'notMeasured' ? null : fell(defect.turns)),
    check: turn(after),
    categoryFell: numbers[0] === null || numbers[1] === null || numbers[1] < numbers[0],
    collateral: others.filter((finding) => hasTurned(before.get(finding.check), finding)).map(turn),
    unrelated: others.length,
  };
}

function hasFallen(before: Finding, after: Finding): boolean {
  return after.score !== null && after.score < (before.score ?? 1) - FALLS;
}

function hasTurned(before: Finding | undefined, after: Finding): boolean {
  if (!before || before.score === null || after.score === null) {
    return before?.score !== after.score && (before?.score ?? 1) !== (after.score ?? 1);
  }
  return Math.abs(before.score - after.score) > SAME;
}

function stateOf(finding: Finding | undefined): string {
  if (!finding) return 'unknown';
  return finding.score === null ? finding.outcome : finding.score.toFixed(2);
}
