/** Words that a page can show, the ones without placeholders first; null if there are none. */
export function bestWords(candidates: readonly string[]): { words: string; placeholder: boolean } | null {
  const whole = candidates.filter((words) => words !== '' && !words.includes('\n'));
  const words = whole.find((each) => !each.includes('[')) ?? whole[0];
  return words === undefined ? null : { words, placeholder: words.includes('[') };
}

/** The placeholders in a line of copy: `[Name]`, `[role]`. */
export function blanksIn(line: string): string[] {
  return line
    .split('[')
    .slice(1)
    .map((part) => `[${part.split(']', 1)[0]}]`);
}
