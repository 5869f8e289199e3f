import { holdsContact } from '@liftmark/engine/analyst/model/mask';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import type { SnapshotNode } from '@liftmark/engine/capture/snapshot';
import type { Picture } from '@liftmark/engine/model/language-model';
import sharp from 'sharp';
import type { EngineResult } from './engine.ts';

/** Enough to judge the part above the fold; providers shrink larger images. */
const WIDTH = 1_024;
const QUALITY = 70;

/**
 * The part of the page above the fold on desktop, for a model: email addresses and phone numbers are painted over.
 * Null if no page was captured with a browser.
 */
export async function firstScreen({
  snapshot,
  screenshots: { desktop: picture },
}: Pick<EngineResult, 'snapshot' | 'screenshots'>): Promise<Picture | null> {
  if (picture === null) return null;
  const { desktop } = await unpackSnapshot(snapshot);
  if (!desktop?.screenshot) return null;
  const { scale } = desktop.screenshot;
  const { width, height } = desktop.viewport;
  const image = sharp(picture.bytes);
  const whole = await image.metadata();
  const region = {
    width: Math.min(whole.width, Math.round(width * scale)),
    height: Math.min(whole.height, Math.round(height * scale)),
  };
  const covers = desktop.nodes.flatMap((node) =>
    node.box && node.box.y < height && isContact(node) ? [rectangle(node.box)] : [],
  );
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${region.width}" height="${region.height}" viewBox="0 0 ${region.width / scale} ${region.height / scale}">${covers.join('')}</svg>`;
  const cut = await image
    .extract({ left: 0, top: 0, ...region })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // sharp resizes an image before it composites, whatever the order of the calls: hence two steps.
  const covered = await sharp(cut)
    .composite([{ input: Buffer.from(cover) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes = await sharp(covered)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { mimeType: 'image/jpeg', bytes };
}

/** A number or address may be split over several texts; the link around them reveals it. */
function isContact({ text, name, value, attributes }: SnapshotNode): boolean {
  const leadsToOne = /^(?:mailto|tel|sms):/i.test(attributes.href ?? '');
  return leadsToOne || [text, name, value].some((each) => each !== null && holdsContact(each));
}

/** Slightly larger than the text, so that no edge of a letter is visible. */
function rectangle({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `<rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" fill="#888"/>`;
}
