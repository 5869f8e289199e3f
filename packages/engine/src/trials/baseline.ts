import type { PageType } from '@liftmark/contract/page-types';
import type { ConversionReport } from '@liftmark/contract/report';
import type { PageSnapshot, PerViewport, ViewportCapture, ViewportName } from '../capture/snapshot.ts';
import type { TrialDevice, TrialReading } from '../capture/trial/trial-device.ts';
import type { TrialPage } from '../capture/trial/trial-page.ts';
import { PageView } from '../page/view.ts';
import { carried, sameByPlace } from './carried.ts';

/** The page as it was loaded for trials, before anything is changed. */
export interface Baseline {
  devices: PerViewport<DeviceBaseline>;
  report: ConversionReport;
  /** Whether trials show all of the page. */
  isWholeShown: boolean;
  /** The snapshot with other captures. */
  snapshotOf(captures: PerViewport<ViewportCapture>): PageSnapshot;
  /** @param pageType to judge it as; what it is recognized as by default */
  judge(snapshot: PageSnapshot, pageType?: PageType): Promise<ConversionReport>;
}

export interface DeviceBaseline {
  device: TrialDevice;
  reading: TrialReading;
  capture: ViewportCapture;
  view: PageView;
}

interface BaselineOptions extends Pick<Baseline, 'judge' | 'isWholeShown'> {
  /** What the report was made from. */
  snapshot: PageSnapshot;
}

/** Reads and judges the loaded page. What can't be measured again is taken from the report's own snapshot. */
export async function openBaseline(
  page: TrialPage,
  { snapshot: original, judge, isWholeShown }: BaselineOptions,
): Promise<Baseline> {
  const on = async (name: ViewportName): Promise<DeviceBaseline | null> => {
    const device = page[name];
    const from = original[name];
    if (device === null || from === null) return null;
    const reading = await device.read();
    const capture = carried(reading.capture, from, sameByPlace(from.nodes, reading.capture.nodes));
    return { device, reading, capture, view: new PageView(capture, original) };
  };
  const [desktop, mobile] = await Promise.all([on('desktop'), on('mobile')]);
  const snapshotOf = (captures: PerViewport<ViewportCapture>) => ({ ...original, ...captures });
  const captures = { desktop: desktop?.capture ?? null, mobile: mobile?.capture ?? null };
  const report = await judge(snapshotOf(captures));
  return { devices: { desktop, mobile }, report, isWholeShown, snapshotOf, judge };
}
