/** Advance widths of the letters of a usual sans-serif face, in thousandths of the font size. */
const WIDTHS: Readonly<Record<number, string>> = {
  200: "ijl|'‘’",
  280: 'ftI.,:;/\\![] ',
  335: 'r()-`“”{}',
  390: '*"',
  500: 'ckvxyszJ',
  556: 'abdeghnopqu0123456789L#$€£?_«»–',
  584: '+=<>~',
  615: 'FTZ',
  667: 'ABEKPSVXY&',
  722: 'CDHNRUwˇ',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '@—…',
};
const USUAL = 556;
const WIDE = 1000;

const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
);

/** The width of a text at a font size of 1, before its face is known. */
export function plainWidth(text: string): number {
  let sum = 0;
  for (const letter of text.normalize('NFD')) sum += isMark(letter) ? 0 : widthOf(letter);
  return sum / 1000;
}

function widthOf(letter: string): number {
  return WIDTH_OF.get(letter) ?? (isWide(letter) ? WIDE : USUAL);
}

/** Chinese, Japanese and Korean letters, between any two of which a line may end. */
export function isWide(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x1100 && (code <= 0x11ff || (code >= 0x2e80 && code <= 0xffef));
}

/** Accents, which `NFD` sets behind their letter. */
function isMark(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x300 && code <= 0x36f;
}
