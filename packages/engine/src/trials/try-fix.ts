import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport, Finding } from '@liftmark/contract/report';
import {
  claimsNothing,
  type Drawback,
  type Trial,
  type TrialFailure,
  type TriedCheck,
} from '@liftmark/contract/trials';
import {
  type PerViewport,
  VIEWPORT_NAMES,
  type ViewportCapture,
  type ViewportName,
} from '../capture/snapshot.ts';
import type { AppliedPatch, TrialReading } from '../capture/trial/trial-device.ts';
import { PageView } from '../page/view.ts';
import type { Baseline, DeviceBaseline } from './baseline.ts';
import { carried, sameById } from './carried.ts';
import { type Fix, untried } from './fix.ts';
import { layoutDrawbacks } from './layout-drawbacks.ts';
import { placeAround, type TrialPictures } from './pictures.ts';
import { scoreDrawbacks } from './score-drawbacks.ts';

/** Which a check's score has to gain for its fix to hold. */
const GAIN = 0.02;

interface Changed {
  name: ViewportName;
  from: DeviceBaseline;
  applied: AppliedPatch;
}

/** Tries one fix in the loaded page. `isBack` says whether the page is as before, and so can be used for another. */
export async function tryFix(
  fix: Fix,
  baseline: Baseline,
  pictures: TrialPictures,
): Promise<{ trial: Trial; isBack: boolean }> {
  const changed = await applyOn(fix, baseline);
  const failure = failureOf(changed);
  const tried = failure === null ? await measured(fix, baseline, changed, pictures) : untried(fix, failure);
  const back = await Promise.all(changed.map(({ from }) => from.device.takeBack()));
  const isBack = back.every(Boolean);
  return { trial: await withoutOwnChanges(tried, baseline, isBack), isBack };
}

/** Of a kind, on one device. */
const MOST_ALIKE = 3;

/** The trial without what the page does by itself: what is as bad once the fix is taken back is none of its doing. */
async function withoutOwnChanges(
  trial: Trial,
  { devices, report: { finalUrl } }: Baseline,
  isBack: boolean,
): Promise<Trial> {
  const affected = new Set(trial.worse.flatMap(({ device }) => device ?? []));
  const own = isBack
    ? (await Promise.all([...affected].map((name) => ownChanges(devices[name], finalUrl)))).flat()
    : [];
  const isOwn = (drawback: Drawback) =>
    own.some((other) => other.device === drawback.device && other.text === drawback.text);
  const worse = trial.worse.filter((drawback) => !isOwn(drawback));
  const alike = Map.groupBy(worse, ({ kind, device }) => `${kind} ${device}`);
  const shown = new Set([...alike.values()].flatMap((each) => each.slice(0, MOST_ALIKE)));
  return {
    ...trial,
    holds: trial.holds && worse.length === 0,
    worse: worse.filter((each) => each.device === null || shown.has(each)),
  };
}

async function ownChanges(from: DeviceBaseline | null, finalUrl: string): Promise<Drawback[]> {
  if (from === null) return [];
  const { capture, nodesById } = await from.device.readChanged({ place: null, isWhole: false });
  const same = sameById(from.reading.nodesById, nodesById);
  const view = new PageView(carried(capture, from.capture, same), { mode: 'rendered', finalUrl });
  return layoutDrawbacks(from.view, view, same);
}

async function applyOn({ patch }: Fix, { devices }: Baseline): Promise<Changed[]> {
  const each = VIEWPORT_NAMES.flatMap((name) => {
    const from = devices[name];
    return from === null ? [] : [{ name, from }];
  });
  return Promise.all(
    each.map(async ({ name, from }) => ({ name, from, applied: await from.device.apply(patch.operations) })),
  );
}

/** The first failure of a device; a patch that finds nothing to change on either has no target. */
function failureOf(changed: readonly Changed[]): TrialFailure | null {
  const failed = changed.find(({ applied }) => applied.failure !== null);
  if (failed) return failed.applied.failure;
  return changed.some(({ applied }) => applied.steps > 0) ? null : 'targetGone';
}

interface DeviceResult {
  name: ViewportName;
  reading: TrialReading;
  worse: Drawback[];
  pictures: Trial['pictures']['desktop'];
}

async function measured(
  fix: Fix,
  baseline: Baseline,
  changed: readonly Changed[],
  pictures: TrialPictures,
): Promise<Trial> {
  const results = await Promise.all(changed.map((each) => readOn(fix, each, baseline, pictures)));
  const of = <Value>(pick: (result: DeviceResult) => Value): PerViewport<Value> => ({
    desktop: pickFrom(results, 'desktop', pick),
    mobile: pickFrom(results, 'mobile', pick),
  });
  const after = await judged(
    baseline,
    of(({ reading }) => reading.capture),
  );
  const { patch } = fix;
  const { placeholder } = patch;
  const judgedWorse = scoreDrawbacks(baseline.report, after, patch.checks);
  const worse = [
    ...results.flatMap((result) => result.worse),
    // No check can judge words that don't exist yet, but they take their room.
    ...judgedWorse.filter(({ kind }) => !placeholder || kind === 'shifted'),
  ];
  const check = placeholder ? null : checkOf(patch.checks, baseline.report, after);
  const score = { before: baseline.report.overall.percent, after: after.overall.percent };
  return {
    recommendation: fix.recommendation,
    includes: [...(fix.includes ?? [])],
    patch,
    applied: true,
    reason: null,
    check,
    ...(fix.shown && { checks: checksOf(fix.shown, baseline.report, after) }),
    score: placeholder ? null : score,
    holds: placeholder || isBetter(fix, check, baseline.report, after),
    worse,
    pictures: of((result) => result.pictures),
    placeholder,
  };
}

/** Judged as the same type of page: a few other words may make it look like another. */
async function judged(
  { report, judge, snapshotOf }: Baseline,
  captures: PerViewport<ViewportCapture>,
): Promise<ConversionReport> {
  const after = await judge(snapshotOf(captures));
  const type = judgedPageType(report.pageType);
  return judgedPageType(after.pageType) === type ? after : judge(snapshotOf(captures), type);
}

function pickFrom<Value>(
  results: readonly DeviceResult[],
  name: ViewportName,
  pick: (result: DeviceResult) => Value,
): Value | null {
  const found = results.find((result) => result.name === name);
  return found === undefined ? null : pick(found);
}

async function readOn(
  fix: Fix,
  { name, from, applied }: Changed,
  { report: { finalUrl }, isWholeShown }: Baseline,
  pictures: TrialPictures,
): Promise<DeviceResult> {
  const { viewport, page } = from.capture;
  const place = placeAround([applied.before, applied.after], viewport, page);
  const isChanged = applied.steps > 0;
  const reading = await from.device.readChanged({ place, isWhole: isWholeShown && isChanged });
  const same = sameById(from.reading.nodesById, reading.nodesById);
  const capture = carried(reading.capture, from.capture, same);
  return {
    name,
    reading: { ...reading, capture },
    worse: isChanged
      ? layoutDrawbacks(from.view, new PageView(capture, { mode: 'rendered', finalUrl }), same)
      : [],
    pictures: isChanged
      ? await picturesOf(fix, name, { before: from.reading, after: reading }, pictures)
      : null,
  };
}

async function picturesOf(
  { recommendation }: Fix,
  name: ViewportName,
  { before, after }: { before: TrialReading; after: TrialReading },
  pictures: TrialPictures,
): Promise<Trial['pictures']['desktop']> {
  const file = (part: string) => `trial-${recommendation}-${name}-${part}.jpg`;
  const whole = before.pictures.page;
  const { page: screen, place, whole: wholeAfter } = after.pictures;
  const wholeBefore = before.pictures.whole;
  const cut = (part: string, box: typeof screen) =>
    whole === null || box === null ? null : pictures.cut(file(part), whole, box.box);
  const keep = (part: string, shown: typeof screen) =>
    shown === null ? null : pictures.keep(file(part), shown);
  return {
    place: { before: await cut('place-before', place), after: await keep('place-after', place) },
    firstScreen: { before: await cut('screen-before', screen), after: await keep('screen-after', screen) },
    ...(wholeBefore !== null &&
      wholeAfter !== null && {
        page: {
          before: await pictures.share((count) => `trial-page-${count}-${name}-before.jpg`, wholeBefore),
          after: await keep('page-after', wholeAfter),
        },
      }),
  };
}

/** The costliest check that the fix answers and that was measured. */
function checkOf(ids: readonly string[], before: ConversionReport, after: ConversionReport): Trial['check'] {
  for (const id of ids) {
    const was = findingOf(before, id)?.score;
    if (was != null) return { id, before: was, after: findingOf(after, id)?.score ?? null };
  }
  return null;
}

/** Those of the checks that were measured without or with the change. */
function checksOf(ids: readonly string[], before: ConversionReport, after: ConversionReport): TriedCheck[] {
  return ids.flatMap((id) => {
    const [was, is] = [findingOf(before, id), findingOf(after, id)];
    const scores = { before: was?.score ?? null, after: is?.score ?? null };
    const title = (is ?? was)?.title;
    const isMeasured = scores.before !== null || scores.after !== null;
    return title !== undefined && isMeasured ? [{ id, title, ...scores }] : [];
  });
}

function findingOf({ findings }: ConversionReport, id: string): Finding | undefined {
  return findings.find(({ check }) => check === id);
}

/** Whether the check gains, or where no check speaks of the problem, whether it is gone. */
function isBetter(
  { recommendation, patch, includes = [] }: Fix,
  check: Trial['check'],
  before: ConversionReport,
  after: ConversionReport,
): boolean {
  if (check !== null) return check.after === null || check.after >= check.before + GAIN;
  if (claimsNothing(patch)) return true;
  const gained = (after.overall.percent ?? 0) > (before.overall.percent ?? 0);
  const ids = includes.length > 0 ? includes : [recommendation];
  return gained || !after.recommendations.some(({ id }) => ids.includes(id));
}
