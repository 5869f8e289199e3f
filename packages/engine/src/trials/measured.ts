import { judgedPageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Drawback, Trial } from '@liftmark/contract/trials';
import type { PerViewport, ViewportCapture, ViewportName } from '../capture/snapshot.ts';
import { PageView } from '../page/view.ts';
import type { Baseline, DeviceBaseline } from './baseline.ts';
import { carried, sameById } from './carried.ts';
import type { Fix } from './fix.ts';
import { layoutDrawbacks, Pairs, wordsOf } from './layout-drawbacks.ts';
import { repainted } from './picture-drawbacks.ts';
import { scoreDrawbacks } from './score-drawbacks.ts';

/** A page with a fix, beside the page without it. */
export interface Measured {
  before: ConversionReport;
  after: ConversionReport;
  devices: readonly MeasuredDevice[];
  /** What is judged worse. */
  judged: readonly Drawback[];
}

export interface MeasuredDevice {
  name: ViewportName;
  from: DeviceBaseline;
  view: PageView;
  nodesById: ReadonlyMap<number, number>;
  /** What of the layout got worse. */
  worse: readonly Drawback[];
  /** What can hardly be seen in the picture. */
  unseen: readonly Drawback[];
  pictures: Trial['pictures']['desktop'];
}

/** Everything that got worse. */
export function worseIn({ devices, judged }: Measured): Drawback[] {
  return [...devices.flatMap(({ worse, unseen }) => [...worse, ...unseen]), ...judged];
}

/** Judged as the same type of page: a few other words may make it look like another. */
export async function judgedAlike(
  { report, judge, snapshotOf }: Baseline,
  captures: PerViewport<ViewportCapture>,
): Promise<ConversionReport> {
  const after = await judge(snapshotOf(captures));
  const type = judgedPageType(report.pageType);
  return judgedPageType(after.pageType) === type ? after : judge(snapshotOf(captures), type);
}

export function capturesOf(
  devices: readonly Pick<MeasuredDevice, 'name' | 'view'>[],
): PerViewport<ViewportCapture> {
  const of = (name: ViewportName) => devices.find((device) => device.name === name)?.view.capture ?? null;
  return { desktop: of('desktop'), mobile: of('mobile') };
}

/** No check can judge words that don't exist yet, but they take their room. */
export function judgedDrawbacks(
  { patch }: Fix,
  before: ConversionReport,
  after: ConversionReport,
): Drawback[] {
  return scoreDrawbacks(before, after, patch.checks).filter(
    ({ kind }) => !patch.placeholder || kind === 'shifted',
  );
}

/**
 * Against the page once the fix is taken back, as what a page does by itself meanwhile is none of the fix's doing: only what
 * is worse than before and than after counts.
 */
export async function withoutOwnChanges(
  { after, devices, judged }: Measured,
  fix: Fix,
  baseline: Baseline,
): Promise<Measured> {
  const own = await Promise.all(devices.map((device) => takenBack(device, baseline)));
  const before = await judgedAlike(baseline, capturesOf(own));
  return {
    before,
    after,
    devices: devices.map((device, index) => {
      const { worse = [], unseen = [] } = own[index] ?? {};
      return { ...device, worse, unseen };
    }),
    judged: judgedDrawbacks(fix, before, after).filter(({ kind }) =>
      judged.some((drawback) => drawback.kind === kind),
    ),
  };
}

/** The page without the fix again, with what is worse than in it and came only with the fix. */
async function takenBack(
  { name, from, view: changed, nodesById, worse, unseen }: MeasuredDevice,
  { report: { finalUrl } }: Baseline,
): Promise<Pick<MeasuredDevice, 'name' | 'view' | 'worse' | 'unseen'>> {
  const reading = await from.device.readChanged({ place: null, isWhole: false });
  const same = sameById(from.reading.nodesById, reading.nodesById);
  const view = new PageView(carried(reading.capture, from.capture, same), { mode: 'rendered', finalUrl });
  const stays = layoutDrawbacks(new Pairs(from.view, view, same));
  const pairs = new Pairs(view, changed, sameById(reading.nodesById, nodesById));
  const comes = layoutDrawbacks(pairs);
  const painted = repainted(pairs).map(wordsOf);
  const has = (list: readonly Drawback[], { kind, text }: Drawback) =>
    list.some((other) => other.kind === kind && other.text === text);
  return {
    name,
    view,
    worse: worse.filter((drawback) => !has(stays, drawback) && has(comes, drawback)),
    unseen: unseen.filter(({ text }) => painted.some((words) => text.includes(words))),
  };
}
