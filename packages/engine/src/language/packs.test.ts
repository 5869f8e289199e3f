import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FULL_PACKS, packFor } from './packs.ts';

const source = readFileSync(join(import.meta.dirname, 'packs.ts'), 'utf8');
const data = join(import.meta.dirname, '../../data/languages');

it.each(['basics', 'copy', 'language', 'page-types', 'words'])('reads %s.json of every language', (name) => {
  const unread = globSync(`*/${name}.json`, { cwd: data }).filter(
    (file) => !source.includes(`data/languages/${file}'`),
  );
  expect(unread).toEqual([]);
});

it('has one phrase a line', () => {
  const unlike = globSync('*/*.json', { cwd: data }).filter((file) => {
    const written = readFileSync(join(data, file), 'utf8');
    return written !== `${JSON.stringify(JSON.parse(written), null, 2)}\n`;
  });
  expect(unlike).toEqual([]);
});

it('knows near relatives by the words of one of them', () => {
  expect(packFor('nn-NO')).toBe(packFor('no'));
  expect(packFor('sr')).toBe(packFor('hr'));
  expect(packFor('de-AT')).toBe(FULL_PACKS.de);
  expect(packFor('xx')).toBeNull();
  expect(packFor(null)).toBeNull();
});
