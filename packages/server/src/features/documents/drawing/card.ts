import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bandFor } from '@liftmark/contract/grade';
import type { ReportLanguage } from '@liftmark/contract/report-language';
import { BAND_WORDS } from '@liftmark/engine/reports/labels';
import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { eastAsianFonts } from './east-asian.ts';
import { printableUpTo } from './printable.ts';
import { ACCENT, INK, LINE, PAPER, SOFT, scoreColor } from './theme.ts';

/** Contents of the image for a shared link. */
export interface ShareCard {
  title: string;
  /** Host of the page, or the address's replacement. */
  about: string;
  /** Kind of report. */
  kind: string;
  percent: number | null;
  grade: string | null;
  /** Replaces letter and band if the score is too uncertain for them. */
  range: string | null;
  /** The language of the report. */
  writtenIn: ReportLanguage;
  /** Screenshot of the page. */
  screenshot: Uint8Array | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const THUMBNAIL = { width: 400, height: 470 };

const require = createRequire(import.meta.url);
const DEJAVU = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
const FONTS = ([400, 600] as const).map((weight) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
}));
/** For the scripts that this file of Inter lacks. */
const FALLBACK = {
  name: 'DejaVu Sans',
  weight: 400 as const,
  style: 'normal' as const,
  data: readFileSync(join(DEJAVU, 'ttf/DejaVuSans.ttf')),
};

/** Draws the image for a shared link, a PNG of 1200 × 630 pixels. */
export async function drawCard(card: ShareCard): Promise<Uint8Array> {
  const thumbnail = card.screenshot === null ? null : await thumbnailOf(card.screenshot);
  const svg = await satori(picture(card, thumbnail), {
    width: WIDTH,
    height: HEIGHT,
    fonts: [...FONTS, FALLBACK, ...eastAsianFonts(`${card.kind} ${card.title}`)],
  });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

async function thumbnailOf(screenshot: Uint8Array): Promise<string> {
  const { width, height } = THUMBNAIL;
  const jpeg = await sharp(screenshot)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function picture({ title, about, kind, percent, grade, range }: ShareCard, thumbnail: string | null) {
  const color = range === null ? scoreColor(percent) : INK;
  const score =
    percent === null && grade === null
      ? null
      : h(
          'div',
          { style: { display: 'flex', alignItems: 'baseline', color } },
          h('div', { style: { fontSize: 150, fontWeight: 600, lineHeight: 1 } }, `${percent ?? grade}`),
          percent !== null &&
            h('div', { style: { fontSize: 64, fontWeight: 600, marginLeft: 24 } }, grade ?? range ?? ''),
          percent !== null &&
            range === null &&
            h('div', { style: { fontSize: 30, marginLeft: 24 } }, BAND_WORDS[bandFor(percent)]),
        );
  const words = h(
    'div',
    { style: { display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'space-between' } },
    h('div', { style: { display: 'flex', fontSize: 30, fontWeight: 600, color: ACCENT } }, 'Liftmark'),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column' } },
      h('div', { style: { fontSize: 26, color: SOFT } }, printableUpTo(kind, 60)),
      h(
        'div',
        { style: { fontSize: 46, fontWeight: 600, lineHeight: 1.2, marginTop: 10 } },
        printableUpTo(title, 90),
      ),
      h('div', { style: { fontSize: 26, color: SOFT, marginTop: 14 } }, printableUpTo(about, 60)),
    ),
    score ?? h('div', { style: { display: 'flex' } }),
  );
  return h(
    'div',
    {
      style: {
        display: 'flex',
        boxSizing: 'border-box',
        width: WIDTH,
        height: HEIGHT,
        padding: 70,
        background: '#ffffff',
        color: INK,
        fontFamily: 'Inter, DejaVu Sans',
      },
    },
    words,
    thumbnail === null
      ? null
      : h('img', {
          src: thumbnail,
          ...THUMBNAIL,
          style: { marginLeft: 50, borderRadius: 12, border: `2px solid ${LINE}`, background: PAPER },
        }),
  );
}
