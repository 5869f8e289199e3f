const known = new Map<string, boolean>();

/** Whether "I" is the capital of a letter without a dot, as in Turkish. */
export function hasDotlessI(language: string): boolean {
  const isDotless = known.get(language) ?? 'I'.toLocaleLowerCase(language) !== 'i';
  known.set(language, isDotless);
  return isDotless;
}

const LETTER = /\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[iı]/gu;

/** The source of a pattern that also finds "İ" for "i" and "I" for "ı", which no flag does. */
export function withCapitalI(source: string): string {
  return source.replace(LETTER, (part) => {
    if (part.startsWith('\\')) return part;
    const capitals = `${part.includes('i') ? 'İ' : ''}${part.includes('ı') ? 'I' : ''}`;
    if (!part.startsWith('[')) return `[${part}${capitals}]`;
    return `${part.slice(0, -1)}${capitals}]`;
  });
}
