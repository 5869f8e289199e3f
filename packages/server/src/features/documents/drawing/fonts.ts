import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { EAST_ASIAN_FAMILIES, eastAsianFamilies, eastAsianPieces, registerEastAsian } from './east-asian.ts';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);
const INTER = dirname(require.resolve('@fontsource/inter/package.json'));
const DEJAVU = dirname(require.resolve('dejavu-fonts-ttf/package.json'));

/** Inter has one file per script. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const FALLBACK = 'DejaVu Sans';

export const REGULAR = 400;
export const STRONG = 600;

/** Inter for the letters it has; DejaVu for Hebrew, Arabic, Armenian, Georgian and symbols. */
const FONTS = [...SCRIPTS.map(familyOf), FALLBACK];

/** The families for a text, registered. */
export function fontsFor(text: string): string[] {
  const eastAsian = eastAsianFamilies(text);
  registerEastAsian(eastAsian);
  return [...SCRIPTS.map(familyOf), ...eastAsian, FALLBACK];
}

function familyOf(script: string): string {
  return `Inter ${script}`;
}

/** Longer words are broken, so that an address never runs off the page. */
const LONGEST_WORD = 28;
const PIECE = /.{1,10}/gsu;

const FILES = SCRIPTS.map((script) => ({
  family: familyOf(script),
  fonts: [REGULAR, STRONG].map((fontWeight) => ({
    src: unpackedFont(join(INTER, 'files', `inter-${script}-${fontWeight}-normal.woff`)),
    fontWeight,
  })),
}));

/**
 * Registers the embedded fonts; nothing is fetched. Call it before each document, and never while one is drawn: after
 * a font was embedded, it maps letters that were parts of others, such as the ’ of a ”, to nothing, and lines with
 * one of them break a letter too early.
 */
export function registerFonts(): void {
  const known = Font.getRegisteredFonts();
  for (const family of [...FONTS, ...EAST_ASIAN_FAMILIES]) delete known[family];
  for (const file of FILES) Font.register(file);
  Font.register({
    family: FALLBACK,
    fonts: [
      { src: join(DEJAVU, 'ttf/DejaVuSans.ttf'), fontWeight: REGULAR },
      { src: join(DEJAVU, 'ttf/DejaVuSans-Bold.ttf'), fontWeight: STRONG },
    ],
  });
  Font.registerHyphenationCallback(partsOf);
}

/** The parts of a word between which a line may break, with a hyphen, or without one where an empty part stands between. */
function partsOf(word: string): string[] {
  return eastAsianPieces(word).flatMap((piece, index) => [
    ...(index === 0 ? [] : ['']),
    ...(piece.length <= LONGEST_WORD ? [piece] : (piece.match(PIECE) ?? [piece])),
  ]);
}
