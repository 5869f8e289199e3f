import { CaptureError } from '@liftmark/engine/capture/capture-error';
import { type Capturer, createCapturer } from '@liftmark/engine/capture/capturer';
import { DEFAULT_POLICY } from '@liftmark/engine/capture/egress/policy';
import { type PageSnapshot, VIEWPORT_NAMES } from '@liftmark/engine/capture/snapshot';
import { wantsLaterLoad } from '@liftmark/engine/facts/urgency/urgency';
import { CHANGED, scriptOf } from './kind.ts';
import { type Served, withLastScript } from './served.ts';
import type { Unseen, Variant } from './store.ts';

/** An address of another origin, where nothing answers. */
const FRAME_ADDRESS = 'https://widgets.example.org/frame';

/** A machine that is busy with much else takes its time. */
const BUDGET_MS = 120_000;

/** Failures that are an answer about the page: it gets no grade. All others may be the machine's. */
const OF_THE_PAGE = new Set<string>(['empty', 'blocked_by_site', 'auth_required', 'http_status']);

/** Opens pages on this machine and nothing else: what they ask of other hosts is refused. */
export function openCapturer(): Promise<Capturer> {
  return createCapturer({ policy: { ...DEFAULT_POLICY, allowPrivate: ['127.0.0.1'], ports: [] } });
}

export interface Captured {
  what: PageSnapshot | Unseen;
  publicText: (json: string) => string;
}

/** @throws where the change failed, or the machine did */
export async function captureVariant(capturer: Capturer, { page, change }: Variant): Promise<Captured> {
  const script =
    change &&
    scriptOf(change.kind, change.strength, {
      seed: page.id,
      devices: change.devices,
      frameAddress: FRAME_ADDRESS,
    });
  const served: Served = await page.serve((html) => (script === null ? html : withLastScript(html, script)));
  const { publicText } = served;
  try {
    const { snapshot } = await capturer.capture(served.url, { wantsLaterLoad, budgetMs: BUDGET_MS });
    if (!snapshot.desktop?.screenshot || !snapshot.mobile?.screenshot) {
      throw new Error('It was not read, or not drawn, on both devices.');
    }
    if (change === null) return { what: snapshot, publicText };
    return { what: changedThings(snapshot) > 0 ? snapshot : { failure: null }, publicText };
  } catch (cause) {
    if (!(cause instanceof CaptureError) || !OF_THE_PAGE.has(cause.code)) throw cause;
    return { what: { failure: cause.code }, publicText };
  } finally {
    await served.close();
  }
}

/** What the script noted, which is then taken out. */
function changedThings({ desktop, mobile, later }: PageSnapshot): number {
  const counts = [desktop, mobile, later].map((capture) => {
    const root = capture?.nodes.find(({ tag, frame }) => tag === 'html' && frame === 0);
    const noted = root?.attributes[CHANGED];
    if (root && noted !== undefined) delete root.attributes[CHANGED];
    if (capture && noted === undefined) throw new Error('The change did not run.');
    if (noted?.startsWith('error')) throw new Error(`The change failed: ${noted}`);
    return Number(noted) || 0;
  });
  return Math.max(...counts);
}

/**
 * The changed page with the speed of the page as it stands: what a busy machine takes longer for the second time is no
 * damage.
 */
export function atTheSpeedOf(base: PageSnapshot, changed: PageSnapshot): PageSnapshot {
  for (const device of VIEWPORT_NAMES) {
    const [own, its] = [changed[device]?.vitals, base[device]?.vitals];
    if (own && its) Object.assign(own, its, { lcpNode: own.lcpNode, lcpUrl: own.lcpUrl });
  }
  return changed;
}
