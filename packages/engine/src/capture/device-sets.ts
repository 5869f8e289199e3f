import type { Browser } from 'playwright-core';
import type { BrowserPool } from './browser.ts';
import { within } from './budget.ts';
import { type Device, openDevice } from './devices.ts';
import type { Egress, EgressGuard } from './egress/egress.ts';
import type { ViewportName } from './snapshot.ts';

/** The devices of one capture, and the guarded way out that they share. */
export interface DeviceSet {
  browser: Browser;
  egress: Egress;
  /** A device that has opened no page yet. */
  open(viewport: ViewportName): Promise<Device>;
  /** Ends at once what goes out, and resolves when every device is closed. */
  close(): Promise<void>;
}

/** Hands out device sets, of which one can be made ahead. */
export interface DeviceSets {
  /** The set that was made ahead in this browser, or a new one. */
  take(browser: Browser): Promise<DeviceSet>;
  /** Makes one ahead in the shared browser, where none was. Resolves in any case. */
  prepare(): Promise<void>;
  /** Closes the one that nobody took. */
  close(): Promise<void>;
}

/** A browser that takes longer hangs, and whoever waits for its devices does better with others. */
const OPENING_MS = 10_000;

export function createDeviceSets(pool: BrowserPool, guard: EgressGuard): DeviceSets {
  let ahead: Promise<DeviceSet | null> | null = null;

  async function makeAhead(): Promise<DeviceSet | null> {
    try {
      const opening = openDeviceSet(await pool.warm(), guard, ['desktop', 'mobile']);
      return await within(OPENING_MS, 'opening the devices', opening).catch((cause) => {
        void opening.then((late) => late.close()).catch(() => undefined);
        throw cause;
      });
    } catch {
      // Whoever takes a set is told why none can be made.
      return null;
    }
  }

  return {
    async take(browser) {
      const made = ahead;
      ahead = null;
      const set = await made;
      if (set?.browser === browser) return set;
      await set?.close();
      return openDeviceSet(browser, guard, []);
    },
    async prepare() {
      ahead ??= makeAhead();
      await ahead;
    },
    async close() {
      const set = await ahead;
      await set?.close();
    },
  };
}

/** @param ready opened already when the set is handed out */
async function openDeviceSet(
  browser: Browser,
  guard: EgressGuard,
  ready: readonly ViewportName[],
): Promise<DeviceSet> {
  const egress = await guard.open();
  const opened: Promise<Device>[] = [];
  const openNext = (viewport: ViewportName) => {
    const device = openDevice({ browser, egress, ignoreCertificates: guard.judgesCertificates }, viewport);
    opened.push(device);
    return device;
  };
  const closeDevice = (device: Promise<Device>) => device.then(({ close }) => close()).catch(() => undefined);

  const waiting = new Map(ready.map((viewport) => [viewport, openNext(viewport)]));
  const set: DeviceSet = {
    browser,
    egress,
    open(viewport) {
      const device = waiting.get(viewport) ?? openNext(viewport);
      waiting.delete(viewport);
      return device;
    },
    async close() {
      await Promise.all([egress.close(), ...opened.map(closeDevice)]);
    },
  };
  try {
    await Promise.all(waiting.values());
    return set;
  } catch (cause) {
    await set.close();
    throw cause;
  }
}
