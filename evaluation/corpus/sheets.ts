import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type PageSnapshot, VIEWPORTS, type ViewportCapture } from '@liftmark/engine/capture/snapshot';
import sharp, { type OverlayOptions } from 'sharp';

/** Sizes in pixels of a sheet: the page in columns of the given height, beside one another. */
const SHEET = { column: 640, height: 1_800, columns: 3, gap: 20, most: 3 };
const PHONE = { width: 390, height: 844 };
const PAPER = { r: 214, g: 210, b: 200 };

/**
 * What a reader of a page is shown, in `sheets/<id>` of the captured corpus: `first.png` with the first screen of both
 * devices, `page-1.png` and on with the whole desktop page in columns, `text.txt` with its visible words.
 */
export async function drawSheets(folder: string, id: string): Promise<void> {
  const [from, to] = [join(folder, 'pages', id), join(folder, 'sheets', id)];
  const desktop = join(from, 'desktop.jpg');
  const mobile = join(from, 'mobile.jpg');
  if (!existsSync(desktop) || !existsSync(mobile)) throw new Error(`${id} has no pictures.`);
  mkdirSync(to, { recursive: true });
  await drawFirstScreens(desktop, mobile, join(to, 'first.png'));
  await drawColumns(desktop, (number) => join(to, `page-${number}.png`));
  const snapshot: PageSnapshot = JSON.parse(
    gunzipSync(readFileSync(join(from, 'snapshot.json.gz'))).toString(),
  );
  if (snapshot.desktop) writeFileSync(join(to, 'text.txt'), visibleText(snapshot.desktop));
}

async function drawFirstScreens(desktop: string, mobile: string, to: string): Promise<void> {
  const { width, height } = VIEWPORTS.desktop;
  await paper(width + SHEET.gap + PHONE.width, height, [
    { input: await part(desktop, { top: 0, width, height }), left: 0, top: 0 },
    { input: await part(mobile, { top: 0, ...PHONE }), left: width + SHEET.gap, top: 0 },
  ]).toFile(to);
}

async function drawColumns(picture: string, fileOf: (number: number) => string): Promise<void> {
  const small = await sharp(picture, { limitInputPixels: false })
    .resize({ width: SHEET.column })
    .png()
    .toBuffer({ resolveWithObject: true });
  const columns = Math.ceil(small.info.height / SHEET.height);
  const sheets = Math.min(SHEET.most, Math.ceil(columns / SHEET.columns));
  for (let sheet = 0; sheet < sheets; sheet++) {
    const own = Math.min(SHEET.columns, columns - sheet * SHEET.columns);
    const layers = Array.from({ length: own }, async (_, at): Promise<OverlayOptions> => {
      const top = (sheet * SHEET.columns + at) * SHEET.height;
      const input = await part(small.data, { top, width: SHEET.column, height: SHEET.height });
      return { input, left: at * (SHEET.column + SHEET.gap), top: 0 };
    });
    const width = own * (SHEET.column + SHEET.gap) - SHEET.gap;
    await paper(width, Math.min(SHEET.height, small.info.height), await Promise.all(layers)).toFile(
      fileOf(sheet + 1),
    );
  }
}

/** The part of a picture that lies in it. */
async function part(
  picture: string | Buffer,
  { top, width, height }: { top: number; width: number; height: number },
): Promise<Buffer> {
  const own = await sharp(picture, { limitInputPixels: false }).metadata();
  return sharp(picture, { limitInputPixels: false })
    .extract({ left: 0, top, width: Math.min(width, own.width), height: Math.min(height, own.height - top) })
    .png()
    .toBuffer();
}

function paper(width: number, height: number, layers: OverlayOptions[]) {
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true });
}

/** The text nodes that have a box, a line for each block. */
function visibleText({ nodes }: ViewportCapture): string {
  const lines = nodes.flatMap(({ tag, text, box }) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return tag === '#text' && line !== '' && box !== null && box.width > 0 && box.height > 0 ? [line] : [];
  });
  return `${lines.join('\n').slice(0, 12_000)}\n`;
}
