import { describe, expect, it } from 'vitest';
import { readLanguageFile } from './language-files.ts';
import { FULL_CODES, fullPackFor } from './packs.ts';

/** The files with parts that a language may lack; `packs.test.ts` holds the others against English. */
const FILES = ['basics.json', 'patterns.json'];

function partsOf(code: string): Set<string> {
  return new Set(
    FILES.flatMap((file) => Object.keys(readLanguageFile(code, file)).map((name) => `${file}: ${name}`)),
  );
}

const english = partsOf('en');

describe.each(FULL_CODES.filter((code) => code !== 'en'))('the full pack %s', (code) => {
  const own = partsOf(code);
  const reasons = new Map<string, unknown>(Object.entries(readLanguageFile(code, 'left-out.json')));

  it('has every list that English has', () => {
    expect(fullPackFor(code)).not.toBeNull();
  });

  it('has every other part that English has, or says why not', () => {
    const unsaid = [...english].filter((part) => !own.has(part) && !reasons.has(part));
    expect(unsaid).toEqual([]);
  });

  it('gives a reason in one sentence, for nothing that it has', () => {
    const idle = [...reasons.keys()].filter((part) => own.has(part) || !english.has(part));
    expect(idle).toEqual([]);
    for (const [part, reason] of reasons) expect(reason, part).toMatch(/^[\p{Lu}“][^\n]{20,}\.$/u);
  });
});
