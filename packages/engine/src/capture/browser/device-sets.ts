import { within } from '../budget.ts';
import { CaptureError } from '../capture-error.ts';
import type { Egress, EgressGuard } from '../egress/egress.ts';
import type { ViewportName } from '../snapshot.ts';
import type { BrowserLease, BrowserPool } from './browser.ts';
import { type Device, openDevice } from './devices.ts';
import { answers } from './processes.ts';

/** The devices of one capture, with the browser they run in and the guarded proxy they share. */
export interface DeviceSet {
  lease: BrowserLease;
  egress: Egress;
  /** A device that hasn't opened a page yet. */
  open(viewport: ViewportName): Promise<Device>;
  /**
   * Cuts off the network, closes the devices and returns the browser. After misbehavior, or if the devices don't close
   * soon, the browser is ended instead. Resolves when done.
   */
  end(outcome: 'fine' | 'misbehaved'): Promise<void>;
}

/** Hands out device sets, one of which can be prepared ahead. */
export interface DeviceSets {
  /**
   * The set that was made ahead, or a new one.
   * @param fresh for one in a browser that has opened no page yet
   */
  take(fresh?: boolean): Promise<DeviceSet>;
  /** Prepares one ahead, if none is. Always resolves. */
  prepare(): Promise<void>;
  /** Closes the prepared set, if it wasn't taken. */
  close(): Promise<void>;
}

/** A browser that takes longer hangs, so other devices are tried. */
const OPENING_MS = 20_000;

/** Longer than closing takes after any normal page. */
const CLOSING_MS = 1_500;

export function createDeviceSets(pool: BrowserPool, guard: EgressGuard): DeviceSets {
  let ahead: Promise<DeviceSet | null> | null = null;
  const endings = new Set<Promise<void>>();

  /** In the next browser: one that is being returned is ready sooner than a new one. */
  async function open(ready: readonly ViewportName[], fresh = false): Promise<DeviceSet> {
    if (!fresh) await Promise.race(endings.size === 0 ? [null] : endings);
    const first = openDeviceSet(await pool.lease(fresh), guard, ready);
    // A browser that served other pages may be in any state.
    const set = await (fresh
      ? first
      : first.catch(async () => openDeviceSet(await pool.lease(true), guard, ready)));
    return {
      ...set,
      end(outcome) {
        const ending = set.end(outcome).finally(() => endings.delete(ending));
        endings.add(ending);
        return ending;
      },
    };
  }

  return {
    async take(fresh = false) {
      if (fresh) return open([], true);
      const made = ahead;
      ahead = null;
      const set = await made;
      if (set === null) return open([]);
      if (await answers(set.lease.browser)) return set;
      await set.end('misbehaved');
      return open([]);
    },
    async prepare() {
      // The caller that takes a set gets the reason why none can be made.
      ahead ??= open(['desktop', 'mobile']).catch(() => null);
      await ahead;
    },
    async close() {
      const set = await ahead;
      await set?.end('fine');
      await Promise.all(endings);
    },
  };
}

/** @param ready opened already when the set is handed out */
async function openDeviceSet(
  lease: BrowserLease,
  guard: EgressGuard,
  ready: readonly ViewportName[],
): Promise<DeviceSet> {
  const { browser } = lease;
  const egress = await guard.open({}, lease.listen).catch((cause) => {
    lease.release('misbehaved');
    throw cause;
  });
  const opened: Promise<Device>[] = [];
  const openNext = (viewport: ViewportName) => {
    const source = { browser, egress, ignoreCertificates: guard.judgesCertificates };
    const opening = openDevice(source, viewport);
    opened.push(opening);
    // The delay isn't the page's fault: it hasn't been requested yet.
    return within(OPENING_MS, 'opening a device', opening).catch((cause) => {
      throw new CaptureError('crash', String(cause));
    });
  };
  const closeDevice = (device: Promise<Device>) => device.then(({ close }) => close()).catch(() => undefined);

  const waiting = new Map(ready.map((viewport) => [viewport, openNext(viewport)]));
  const set: DeviceSet = {
    lease,
    egress,
    open(viewport) {
      const device = waiting.get(viewport) ?? openNext(viewport);
      waiting.delete(viewport);
      return device;
    },
    async end(outcome) {
      // First of all, because the browser may not answer anything.
      if (outcome === 'misbehaved') lease.release(outcome);
      const closing = Promise.all([egress.close(), ...opened.map(closeDevice)]);
      const isClosed = await within(CLOSING_MS, 'closing the devices', closing).then(
        () => true,
        () => false,
      );
      lease.release(isClosed ? 'fine' : 'misbehaved');
    },
  };
  try {
    await Promise.all(waiting.values());
    return set;
  } catch (cause) {
    await set.end('misbehaved');
    throw cause;
  }
}
