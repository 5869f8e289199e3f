import sharp from 'sharp';
import { VIEWPORTS } from '../../capture/snapshot.ts';
import type { AnalyzedPage } from './run.ts';

const QUALITY = 75;

/** Each device's part of the page above the fold, as a JPEG. */
export async function picturesOf({
  report,
  screenshots,
}: AnalyzedPage): Promise<{ device: string; bytes: Uint8Array }[]> {
  const pictures: { device: string; bytes: Uint8Array }[] = [];
  for (const device of ['desktop', 'mobile'] as const) {
    const shot = report.screenshots[device];
    const bytes = shot && screenshots.get(shot.file);
    if (!shot || !bytes) continue;
    const image = sharp(bytes);
    const { width, height } = await image.metadata();
    const visible = Math.round(VIEWPORTS[device].height * shot.scale);
    const part = image.extract({ left: 0, top: 0, width, height: Math.min(height, visible) });
    pictures.push({ device, bytes: await part.jpeg({ quality: QUALITY }).toBuffer() });
  }
  return pictures;
}
