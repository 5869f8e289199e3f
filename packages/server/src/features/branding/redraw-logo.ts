import sharp from 'sharp';
import { AppError } from '../../errors.ts';
import { text } from './text.ts';

const FORMATS = ['png', 'jpeg', 'webp', 'svg'];
const MAX_PIXELS = 16_000_000;
const TIMEOUT_S = 10;
/** Twice the largest size that it is shown in. */
const BOX = { width: 480, height: 160 };
/** An SVG without a size is drawn large enough. */
const SVG_DENSITY = 144;

/**
 * Redraws a logo as a small PNG, in base64: nothing of the file but its pixels is kept, so no script, link, comment or
 * place. An SVG is drawn without access to files or the network.
 * @throws AppError `validation`
 */
export async function redrawLogo(sent: Uint8Array): Promise<string> {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
  // Compressed, an SVG could be of any size, and hide what is looked for in it.
  if (sent.length === 0 || isCompressed(sent)) throw refused(text.unreadable);
  const about = await sharp(sent, limits)
    .metadata()
    .catch(() => null);
  if (about === null || !FORMATS.includes(about.format)) throw refused(text.unreadable);
  if (about.width * about.height > MAX_PIXELS) throw refused(text.tooLarge);
  const isSvg = about.format === 'svg';
  // Entities multiply, and no logo needs them.
  if (isSvg && Buffer.from(sent).includes('<!ENTITY')) throw refused(text.unreadable);
  try {
    const drawn = await sharp(sent, { ...limits, ...(isSvg && { density: SVG_DENSITY }) })
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: !isSvg })
      .png({ compressionLevel: 9, palette: true })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer();
    return drawn.toString('base64');
  } catch {
    throw refused(text.unreadable);
  }
}

function isCompressed([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

function refused(message: string): AppError {
  return new AppError('validation', message, { fields: { logo: message } });
}
