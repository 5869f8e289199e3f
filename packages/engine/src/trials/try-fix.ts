import type { ConversionReport } from '@liftmark/contract/report';
import type { Trial, TrialFailure, TriedCheck } from '@liftmark/contract/trials';
import { VIEWPORT_NAMES, type ViewportName } from '../capture/snapshot.ts';
import type { AppliedPatch, TrialReading } from '../capture/trial/trial-device.ts';
import { PageView } from '../page/view.ts';
import type { Baseline, DeviceBaseline } from './baseline.ts';
import { carried, sameById } from './carried.ts';
import { type Fix, untried } from './fix.ts';
import { checkOf, findingOf, isBetter } from './gain.ts';
import { layoutDrawbacks, Pairs } from './layout-drawbacks.ts';
import {
  capturesOf,
  judgedAlike,
  judgedDrawbacks,
  type Measured,
  type MeasuredDevice,
  withoutOwnChanges,
  worseIn,
} from './measured.ts';
import { pictureDrawbacks } from './picture-drawbacks.ts';
import { placeAround, type TrialPictures } from './pictures.ts';

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
  const tried = failure === null ? await measured(fix, baseline, changed, pictures) : null;
  const back = await Promise.all(changed.map(({ from }) => from.device.takeBack()));
  const isBack = back.every(Boolean);
  if (tried === null) return { trial: untried(fix, failure ?? 'targetGone'), isBack };
  const isSuspect = worseIn(tried).length > 0 && isBack;
  const confirmed = isSuspect ? await withoutOwnChanges(tried, fix, baseline) : tried;
  return { trial: trialOf(fix, confirmed), isBack };
}

/** Of a kind, on one device. */
const MOST_ALIKE = 3;

function trialOf(fix: Fix, measured: Measured): Trial {
  const { before, after, devices } = measured;
  const worse = worseIn(measured);
  const { patch } = fix;
  const { placeholder } = patch;
  const check = placeholder ? null : checkOf(patch.checks, before, after);
  const score = { before: before.overall.percent, after: after.overall.percent };
  const alike = Map.groupBy(worse, ({ kind, device }) => `${kind} ${device}`);
  const shown = new Set([...alike.values()].flatMap((each) => each.slice(0, MOST_ALIKE)));
  const picturesOn = (name: ViewportName) => devices.find((device) => device.name === name)?.pictures ?? null;
  return {
    recommendation: fix.recommendation,
    includes: [...(fix.includes ?? [])],
    patch,
    applied: true,
    reason: null,
    check,
    ...(fix.shown && { checks: checksOf(fix.shown, before, after) }),
    score: placeholder ? null : score,
    holds: worse.length === 0 && (placeholder || isBetter(fix, check, before, after)),
    worse: worse.filter((each) => each.device === null || shown.has(each)),
    pictures: { desktop: picturesOn('desktop'), mobile: picturesOn('mobile') },
    placeholder,
  };
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

async function measured(
  fix: Fix,
  baseline: Baseline,
  changed: readonly Changed[],
  pictures: TrialPictures,
): Promise<Measured> {
  const { report: before } = baseline;
  const devices = await Promise.all(changed.map((each) => readOn(fix, each, baseline, pictures)));
  const after = await judgedAlike(baseline, capturesOf(devices));
  return { before, after, devices, judged: judgedDrawbacks(fix, before, after) };
}

async function readOn(
  fix: Fix,
  { name, from, applied }: Changed,
  { report: { finalUrl }, isWholeShown }: Baseline,
  pictures: TrialPictures,
): Promise<MeasuredDevice> {
  const { viewport, page } = from.capture;
  const place = placeAround([applied.before, applied.after], viewport, page);
  const isChanged = applied.steps > 0;
  const reading = await from.device.readChanged({ place, isWhole: isWholeShown && isChanged });
  const same = sameById(from.reading.nodesById, reading.nodesById);
  const capture = carried(reading.capture, from.capture, same);
  const view = new PageView(capture, { mode: 'rendered', finalUrl });
  const pairs = new Pairs(from.view, view, same);
  const { pictures: shown } = reading;
  return {
    name,
    from,
    view,
    nodesById: reading.nodesById,
    worse: isChanged ? layoutDrawbacks(pairs) : [],
    unseen: isChanged
      ? await pictureDrawbacks(pairs, shown.place ?? shown.page, from.reading.pictures.page)
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
