import { TOGETHER, type Trial, type TrialPicture } from '@liftmark/contract/trials';
import sharp from 'sharp';
import { VIEWPORT_NAMES, type ViewportName } from '../capture/snapshot.ts';

/** The place of a change without and with it, small enough for a document. */
export interface SmallPair {
  recommendation: string;
  device: ViewportName;
  /** JPEG bytes. */
  before: Uint8Array;
  after: Uint8Array;
  /** Pixels of each. */
  width: number;
  height: number;
}

/** With these, all pictures of a document take at most about 400 KB. */
const MOST_PAIRS = 6;
const SIZE = { width: 480, height: 360 };
const QUALITY = 60;

/**
 * Small pictures of what was tried: all together first, then the fixes in their order.
 * @param read bytes of a picture as the trial names it; null if it's gone
 */
export async function smallPairs(
  trials: readonly Trial[],
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<SmallPair[]> {
  const ordered = trials.toSorted(
    (a, b) => Number(b.recommendation === TOGETHER) - Number(a.recommendation === TOGETHER),
  );
  const pairs: SmallPair[] = [];
  for (const trial of ordered) {
    if (pairs.length === MOST_PAIRS) break;
    const pair = await smallPair(trial, read);
    if (pair !== null) pairs.push(pair);
  }
  return pairs;
}

async function smallPair(
  { recommendation, pictures }: Trial,
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<SmallPair | null> {
  for (const device of VIEWPORT_NAMES) {
    const { before, after } = pictures[device]?.place ?? { before: null, after: null };
    const shrunk = before && after && (await Promise.all([before, after].map((each) => small(each, read))));
    const [was, is] = shrunk ?? [];
    if (was && is) return { recommendation, device, before: was.data, after: is.data, ...is.size };
  }
  return null;
}

async function small({ file }: TrialPicture, read: (file: string) => Promise<Uint8Array | null>) {
  const bytes = await read(file);
  if (bytes === null) return null;
  const shrunk = await sharp(bytes)
    .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    // A document goes without a damaged picture.
    .catch(() => null);
  return shrunk && { data: shrunk.data, size: { width: shrunk.info.width, height: shrunk.info.height } };
}
