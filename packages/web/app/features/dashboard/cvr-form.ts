import { type CvrRequest, cvrRequestSchema, type DashboardPage } from '@liftmark/contract/dashboard-pages';
import { rateOf } from '@liftmark/contract/lift';
import { liftOf, type TrackedLift } from './lift-words.ts';

/** The boxes of the dialog, as typed. */
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

/** What the dialog knows of a page. */
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
  const typed = (value: number | null): string => (value === null ? '' : String(Number(value.toFixed(4))));
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

function numberOf(typed: string): number | null {
  const value = Number(typed);
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** The lift that the boxes amount to; null while one of the rates is missing. */
export function liveLift(inputs: CvrInputs): TrackedLift | null {
  if (!inputs.isOptimized) return null;
  const periodOf = (period: 'pre' | 'post') => {
    const visitors = numberOf(inputs[`${period}Visitors`]);
    const conversions = numberOf(inputs[`${period}Conversions`]);
    const isCounted = visitors !== null && conversions !== null && visitors > 0 && conversions <= visitors;
    return {
      visitors: isCounted ? visitors : null,
      conversions: isCounted ? conversions : null,
      rate: isCounted ? rateOf({ visitors, conversions }) : numberOf(inputs[`${period}OptimizationCvr`]),
    };
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

export type CvrProblems = Partial<Record<keyof CvrInputs, string>>;

/**
 * What is sent: boxes that are empty and were empty are left out, emptied ones are taken away. A rate is sent only
 * where no counts give it.
 */
export function cvrRequestOf(
  inputs: CvrInputs,
  before: CvrInputs,
): { request: CvrRequest } | { problems: CvrProblems } {
  const request: CvrRequest = { isOptimized: inputs.isOptimized };
  for (const box of [...PRE, ...(inputs.isOptimized ? POST : [])]) {
    const value = numberOf(inputs[box]);
    const isRate = box.endsWith('Cvr');
    const counts = box.startsWith('pre') ? PRE : POST;
    const isCounted = counts.slice(1).every((count) => numberOf(inputs[count]) !== null);
    if (isRate && isCounted) continue;
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
            ? 'A number from 0 to 100'
            : 'A whole number',
      ]),
    ),
  };
}
