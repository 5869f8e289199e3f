import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTraditional } from '@liftmark/engine/language/chinese-letters';
import { Font } from '@react-pdf/renderer';
import { faceOfCollection } from './font-collection.ts';

/**
 * Japanese, Chinese and Korean in documents, in the machine's Noto Sans CJK: its browser needs that font anyway to picture
 * such pages. It is large, so it is only read for a document with such letters.
 */

/** Where Debian, Arch and Fedora install it. */
const FOLDERS = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/noto-cjk',
  '/usr/share/fonts/google-noto-sans-cjk-fonts',
];
/** The font has no semibold. */
const FILES = { 400: 'NotoSansCJK-Regular.ttc', 600: 'NotoSansCJK-Bold.ttc' } as const;
type Weight = keyof typeof FILES;
const FOLDER = FOLDERS.find((folder) => Object.values(FILES).every((file) => existsSync(join(folder, file))));

/** Whether the machine has a font for these letters. */
export const HAS_EAST_ASIAN = FOLDER !== undefined;

/** In the order of the collection. */
const FACES = ['jp', 'kr', 'sc', 'tc'] as const;
type Face = (typeof FACES)[number];

export const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /\p{Script=Han}/u;

export const EAST_ASIAN_FAMILIES = FACES.map(familyOf);

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
  if (!HAS_EAST_ASIAN) return;
  const known = Font.getRegisteredFonts();
  for (const face of FACES) {
    const family = familyOf(face);
    if (!families.includes(family) || family in known) continue;
    const fonts = ([400, 600] as const).map((fontWeight) => ({
      src: fileOf(fontWeight),
      fontWeight,
      postscriptName: `NotoSansCJK${face}-${fontWeight === 400 ? 'Regular' : 'Bold'}`,
    }));
    Font.register({ family, fonts });
  }
}

/** The fonts for the letters of a text as OpenType files, in one weight. */
export function eastAsianFonts(text: string) {
  if (!HAS_EAST_ASIAN) return [];
  return facesFor(text)
    .slice(0, 1)
    .map((face) => ({
      name: familyOf(face),
      weight: 600 as const,
      style: 'normal' as const,
      data: faceOfCollection(readFileSync(fileOf(600)), FACES.indexOf(face)),
    }));
}

function fileOf(weight: Weight): string {
  return join(FOLDER ?? '', FILES[weight]);
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
