const DIGIT = /\p{Nd}/gu;
const ZERO = 0x30;

/** The text with the digits of every script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String.fromCharCode(ZERO + digitOf(digit.codePointAt(0) ?? 0)));
}

/** The ten digits of a script stand side by side, beginning with its zero. */
function digitOf(code: number): number {
  let zero = code;
  while (zero > code - 9 && isDigit(zero - 1)) zero--;
  return code - zero;
}

function isDigit(code: number): boolean {
  return String.fromCodePoint(code).search(DIGIT) === 0;
}
