import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** The program that redraws a logo, from its input to its output. What it can't draw, its exit code says. */

const TOO_LARGE = 3;
const UNREADABLE = 2;

const FORMATS = ['png', 'jpeg', 'webp', 'svg'];
const MAX_PIXELS = 16_000_000;
/** Twice the largest size that it is shown in. */
const BOX = { width: 480, height: 160 };
/** An SVG without a size is drawn large enough. */
const SVG_DENSITY = 144;
/** `<image>` and `<feImage>`, with any prefix of their namespace. */
const PICTURE = /<(?:[^\s<>/:]+:)?(?:fe)?image(?![\w-])/i;

async function draw(sent: Buffer): Promise<Buffer | number> {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
  // Compressed, an SVG could be of any size, and hide what is looked for in it.
  if (sent.length === 0 || isCompressed(sent)) return UNREADABLE;
  const about = await sharp(sent, limits).metadata();
  if (!FORMATS.includes(about.format)) return UNREADABLE;
  if (about.width * about.height > MAX_PIXELS) return TOO_LARGE;
  const isSvg = about.format === 'svg';
  // Entities multiply, a picture within is of any size, and no logo needs them.
  if (isSvg && (sent.includes('<!ENTITY') || sent.includes(0) || PICTURE.test(sent.toString('latin1')))) {
    return UNREADABLE;
  }
  return sharp(sent, { ...limits, ...(isSvg && { density: SVG_DENSITY }) })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: !isSvg })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function isCompressed([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

const drawn = await draw(await buffer(process.stdin)).catch(() => UNREADABLE);
if (typeof drawn === 'number') process.exitCode = drawn;
else process.stdout.write(drawn);
