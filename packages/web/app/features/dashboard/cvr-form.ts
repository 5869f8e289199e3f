import { type CvrRequest, cvrRequestSchema, type DashboardPage } from '@liftmark/contract/dashboard-pages';
import { liftOf, rateOf, type TrackedLift } from '@liftmark/contract/lift';

/** The dialog's fields, as typed. */
export interface CvrInputs {
  preOptimizationCvr: string;
  preVisitors: string;
  preConversions: string;
  isOptimized: boolean;
  postOptimizationCvr: string;
  postVisitors: string;
  postConversions: string;
}

type Boxes = Exclude<keyof CvrInputs, 'isOptimized'>;
const PRE: Boxes[] = ['preOptimizationCvr', 'preVisitors', 'preConversions'];
const POST: Boxes[] = ['postOptimizationCvr', 'postVisitors', 'postConversions'];

const NOTHING_ENTERED = 'Nothing to save yet. Enter a rate, or visitors and conversions';
const NOTHING_CHANGED = 'Nothing to save. These values are already saved';

/** What the dialog knows about a page. */
export type TrackedPage = Pick<
  DashboardPage,
  | 'secureId'
  | 'title'
  | 'status'
  | 'preOptimizationCvr'
  | 'postOptimizationCvr'
  | 'preVisitors'
  | 'preConversions'
  | 'postVisitors'
  | 'postConversions'
>;

export function inputsOf(page: TrackedPage): CvrInputs {
  return {
    preOptimizationCvr: typed(page.preOptimizationCvr),
    preVisitors: typed(page.preVisitors),
    preConversions: typed(page.preConversions),
    isOptimized: page.status === 'optimized',
    postOptimizationCvr: typed(page.postOptimizationCvr),
    postVisitors: typed(page.postVisitors),
    postConversions: typed(page.postConversions),
  };
}

/** A value as its field shows it. */
function typed(value: number | null): string {
  return value === null ? '' : String(Number(value.toFixed(4)));
}

function numberOf(typed: string): number | null {
  const value = Number(typed);
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

type Period = 'pre' | 'post';

interface Counted {
  visitors: number;
  conversions: number;
  rate: number;
}

/** The counts of a period with the rate they give; null if they give none. */
export function countedIn(inputs: CvrInputs, period: Period): Counted | null {
  const visitors = numberOf(inputs[`${period}Visitors`]);
  const conversions = numberOf(inputs[`${period}Conversions`]);
  if (visitors === null || conversions === null || conversions < 0 || conversions > visitors) return null;
  const rate = rateOf({ visitors, conversions });
  return rate === null ? null : { visitors, conversions, rate };
}

/**
 * The fields after one of them was edited: a rate that wasn't typed follows the counts; a typed one stays and has
 * to match them.
 */
export function withTyped(inputs: CvrInputs, box: Boxes, value: string): CvrInputs {
  const next = { ...inputs, [box]: value };
  if (box.endsWith('Cvr')) return next;
  const period = box.startsWith('pre') ? 'pre' : 'post';
  const rate = `${period}OptimizationCvr` as const;
  const isFollowing = ['', typed(countedIn(inputs, period)?.rate ?? null)].includes(inputs[rate].trim());
  return isFollowing ? { ...next, [rate]: typed(countedIn(next, period)?.rate ?? null) } : next;
}

/** The lift from the fields; null if one of the rates is missing. */
export function liveLift(inputs: CvrInputs): TrackedLift | null {
  if (!inputs.isOptimized) return null;
  const periodOf = (period: Period) =>
    countedIn(inputs, period) ?? {
      visitors: null,
      conversions: null,
      rate: numberOf(inputs[`${period}OptimizationCvr`]),
    };
  const pre = periodOf('pre');
  const post = periodOf('post');
  return liftOf({
    preOptimizationCvr: pre.rate,
    postOptimizationCvr: post.rate,
    preVisitors: pre.visitors,
    preConversions: pre.conversions,
    postVisitors: post.visitors,
    postConversions: post.conversions,
  });
}

/** By field; `form` if no single field is wrong. */
export type CvrProblems = Partial<Record<keyof CvrInputs | 'form', string>>;

/** The request: fields that were and are empty are omitted, cleared ones are removed. */
export function cvrRequestOf(
  inputs: CvrInputs,
  before: CvrInputs,
): { request: CvrRequest } | { problems: CvrProblems } {
  const request: CvrRequest = { isOptimized: inputs.isOptimized };
  const shown = [...PRE, ...(inputs.isOptimized ? POST : [])];
  if (inputs.isOptimized === before.isOptimized && shown.every((box) => inputs[box] === before[box])) {
    const isEmpty = shown.every((box) => inputs[box] === '');
    return { problems: { form: isEmpty ? NOTHING_ENTERED : NOTHING_CHANGED } };
  }
  for (const box of shown) {
    const value = numberOf(inputs[box]);
    if (value !== null) request[box] = value;
    else if (before[box] !== '') request[box] = null;
  }
  if (inputs.isOptimized === before.isOptimized) delete request.isOptimized;
  const parsed = cvrRequestSchema.safeParse(request);
  if (parsed.success) return { request: parsed.data };
  return {
    problems: Object.fromEntries(
      parsed.error.issues.map(({ path, code, message }) => [
        String(path[0]),
        code === 'custom'
          ? message
          : String(path[0]).endsWith('Cvr')
            ? 'Enter a number from 0 to 100'
            : 'Enter a whole number',
      ]),
    ),
  };
}
