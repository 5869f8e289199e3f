import sharp from 'sharp';
import { VIEWPORTS } from '../capture/snapshot.ts';
import { text } from './text.ts';
import { type Device, type KeptReport, type Workspace, WorkspaceError } from './workspace.ts';

/** Wide enough to read, small enough for a model. */
const MAX_WIDTH = { desktop: 1_024, mobile: 390 };
const MAX_BYTES = 300 * 1024;
const QUALITIES = [75, 55, 35, 15];

export interface Screen {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** From 1. */
  screen: number;
  screens: number;
}

/**
 * One screen of the captured page as a JPEG.
 * @throws {WorkspaceError} if there is no such picture
 */
export async function screenOf(
  workspace: Workspace,
  { id, results }: KeptReport,
  { device, screen }: { device: Device; screen: number },
): Promise<Screen> {
  const shot = results.screenshots[device];
  const picture = shot && (await workspace.screenshot(id, device));
  if (!picture) throw new WorkspaceError('not_found', text.errors.noScreenshot({ device }));
  const { width, height } = await sharp(picture).metadata();
  const viewport = results.viewports[device] ?? VIEWPORTS[device];
  const step = Math.max(1, Math.round((width * viewport.height) / viewport.width));
  const screens = Math.max(1, Math.ceil(height / step));
  if (screen > screens) {
    throw new WorkspaceError('not_found', text.errors.noScreen({ screen, screens }));
  }
  const top = (screen - 1) * step;
  const part = await sharp(picture)
    .extract({ left: 0, top, width, height: Math.min(step, height - top) })
    .resize({ width: Math.min(width, MAX_WIDTH[device]) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { ...(await smallJpeg(part)), screen, screens };
}

/** A JPEG that a model can take in. */
export async function smallJpeg(picture: Uint8Array): Promise<Pick<Screen, 'bytes' | 'width' | 'height'>> {
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(picture)
      .resize({ width: MAX_WIDTH.desktop, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MAX_BYTES || quality === QUALITIES.at(-1)) {
      return { bytes: data, width: info.width, height: info.height };
    }
  }
  throw new RangeError('No quality was given.');
}
