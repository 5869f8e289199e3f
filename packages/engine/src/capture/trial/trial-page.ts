import type { SiteAccess } from '../access/site-access.ts';
import type { DeviceSet, DeviceSets } from '../browser/device-sets.ts';
import { withBudget } from '../budget.ts';
import type { DeviceCaptureOptions } from '../load/device-capture.ts';
import { createSerialQueue } from '../queue.ts';
import { type PerViewport, VIEWPORT_NAMES, type ViewportName } from '../snapshot.ts';
import type { UploadedSite } from '../upload/uploaded-site.ts';
import { openTrialDevice, type TrialDevice } from './trial-device.ts';

/** A page that is open on both devices, for changes; null where a device couldn't open it. */
export type TrialPage = PerViewport<TrialDevice>;

export interface TrialPageOptions {
  /** Whole time in milliseconds for opening the page and all that is tried on it. */
  budgetMs?: number;
  signal?: AbortSignal;
  /** What opens the page, for its site alone. */
  access?: SiteAccess | undefined;
  /** The page comes from this file. */
  upload?: UploadedSite | undefined;
}

export type TrialWork<Result> = (page: TrialPage, signal: AbortSignal) => Promise<Result>;

/**
 * Opens the page on both devices, in the guarded browser, and closes it when the work is done. Rejects with `CaptureError`
 * if neither device can open it.
 */
export function withTrialPage<Result>(
  sets: DeviceSets,
  url: string,
  options: TrialPageOptions,
  work: TrialWork<Result>,
): Promise<Result> {
  return withBudget(options, async (signal) => {
    const devices = await sets.take();
    devices.lease.watch();
    let outcome: 'fine' | 'misbehaved' = 'misbehaved';
    try {
      const result = await work(
        await openBoth(devices, { url, access: options.access, upload: options.upload }, signal),
        signal,
      );
      outcome = 'fine';
      return result;
    } finally {
      void devices.end(signal.aborted ? 'misbehaved' : outcome);
    }
  });
}

async function openBoth(
  devices: DeviceSet,
  source: Pick<DeviceCaptureOptions, 'url' | 'access' | 'upload'>,
  signal: AbortSignal,
): Promise<TrialPage> {
  const queue = createSerialQueue();
  const open = async (viewport: ViewportName): Promise<TrialDevice> => {
    const failed = Promise.withResolvers<never>();
    failed.promise.catch(() => undefined);
    const options = { ...source, devices, viewport, queue, onLarge: undefined };
    const opening = openTrialDevice(options, await devices.open(viewport), failed.reject);
    return failing(await Promise.race([opening, failed.promise]), failed.promise);
  };
  const [desktop, mobile] = await Promise.allSettled(VIEWPORT_NAMES.map(open));
  signal.throwIfAborted();
  if (desktop?.status === 'rejected' && mobile?.status === 'rejected') throw desktop.reason;
  return { desktop: openedBy(desktop), mobile: openedBy(mobile) };
}

function openedBy(result: PromiseSettledResult<TrialDevice> | undefined): TrialDevice | null {
  return result?.status === 'fulfilled' ? result.value : null;
}

/** The device, whose work ends at once when the page turns out to be unusable. */
function failing(device: TrialDevice, failure: Promise<never>): TrialDevice {
  const either = <Result>(work: Promise<Result>) => Promise.race([work, failure]);
  return {
    read: () => either(device.read()),
    apply: (operations) => either(device.apply(operations)),
    readChanged: (wanted) => either(device.readChanged(wanted)),
    takeBack: () => either(device.takeBack()),
  };
}
