import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isTraditional } from '@liftmark/engine/language/chinese-letters';
import { Font } from '@react-pdf/renderer';
import { unpackedFont } from './unpacked-font.ts';

/**
 * Japanese, Chinese and Korean in documents. Their fonts take a tenth of a second each to unpack, so they are only
 * registered for a document with such letters.
 */

const require = createRequire(import.meta.url);
const WEIGHTS = [400, 600];

/** By the end of the package's name, the letters that it has; the other files of a package are parts of this one. */
const LETTERS = {
  jp: 'japanese',
  kr: 'korean',
  sc: 'chinese-simplified',
  tc: 'chinese-traditional',
} as const;
type Face = keyof typeof LETTERS;

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

export const EAST_ASIAN_FAMILIES = (Object.keys(LETTERS) as Face[]).map(familyOf);

function familyOf(face: Face): string {
  return `Noto Sans ${face}`;
}

/** The families for the letters of a text, in the forms that its readers are used to; none where it has no such letters. */
export function eastAsianFamilies(text: string): string[] {
  return facesFor(text).map(familyOf);
}

function facesFor(text: string): Face[] {
  if (!EAST_ASIAN.test(text)) return [];
  const korean: Face[] = HANGUL.test(text) ? ['kr'] : [];
  if (KANA.test(text)) return ['jp', ...korean, 'sc', 'tc'];
  if (!HAN.test(text)) return [...korean, 'sc', 'jp'];
  return isTraditional(text) ? ['tc', ...korean, 'jp', 'sc'] : ['sc', ...korean, 'jp', 'tc'];
}

/** Makes families known to the renderer that aren't yet. */
export function registerEastAsian(families: readonly string[]): void {
  const known = Font.getRegisteredFonts();
  for (const face of Object.keys(LETTERS) as Face[]) {
    const family = familyOf(face);
    if (!families.includes(family) || family in known) continue;
    Font.register({
      family,
      fonts: WEIGHTS.map((fontWeight) => ({ src: unpackedFont(fileOf(face, fontWeight)), fontWeight })),
    });
  }
}

/** The fonts for the letters of a text as WOFF files, in one weight. */
export function eastAsianFonts(text: string) {
  return facesFor(text).map((face) => ({
    name: familyOf(face),
    weight: 600 as const,
    style: 'normal' as const,
    data: readFileSync(fileOf(face, 600)),
  }));
}

/** The path of a font, a WOFF file. */
function fileOf(face: Face, weight: number): string {
  const folder = dirname(require.resolve(`@fontsource/noto-sans-${face}/package.json`));
  return join(folder, 'files', `noto-sans-${face}-${LETTERS[face]}-${weight}-normal.woff`);
}

const OPENING = '「『（【〈《〔［';
const CLOSING = '、。，．・！？：；）」』】〉》〕］ー々…ぁぃぅぇぉっゃゅょァィゥェォッャュョ';
/** A letter with the marks that don't begin or end a line without it, or what isn't written without spaces. */
const PIECE = new RegExp(
  `[${OPENING}]*[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}][${CLOSING}]*|[${OPENING}${CLOSING}]+|[^${OPENING}${CLOSING}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]+`,
  'gu',
);

/** The parts of a line without spaces that a new line may begin with. */
export function eastAsianPieces(word: string): string[] {
  return EAST_ASIAN.test(word) ? (word.match(PIECE) ?? [word]) : [word];
}
