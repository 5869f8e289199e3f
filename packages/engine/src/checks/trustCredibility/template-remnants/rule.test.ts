import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { templateRemnants } from './rule.ts';

const page = {
  content: { templateRemnants: [{ text: 'Lorem ipsum dolor', evidence: evidence('Lorem ipsum dolor') }] },
};

it('passes a page without filler, also in static mode', () => {
  expect(outcomeOf(templateRemnants)).toMatchObject({ score: 1 });
  expect(outcomeOf(templateRemnants, { document: { mode: 'static' } })).toMatchObject({ score: 1 });
});

it('fails any and quotes it', () => {
  expect(outcomeOf(templateRemnants, page)).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(templateRemnants, page).title).toContain('Lorem ipsum dolor');
});

it('fails notes from building the page, and asks to remove them', () => {
  const note = { text: 'Replace with real', evidence: evidence('Replace with real certificates') };
  const noted = { content: { unfinished: { notes: [note], missing: [] } } };
  expect(outcomeOf(templateRemnants, noted)).toMatchObject({ score: 0, certain: true });
  expect(adviceOf(templateRemnants, noted).title).toBe('Remove the note “Replace with real certificates”');
});

it('lists text repeated in several columns once', () => {
  const column = { text: 'Donec id elit', evidence: evidence('Donec id elit non mi porta') };
  const columns = { content: { templateRemnants: [column, { ...column }] } };
  expect(adviceOf(templateRemnants, columns).steps).toHaveLength(1);
});

it('asks for the right encoding where a sign is in the wrong one', () => {
  const misread = {
    content: { templateRemnants: [{ text: 'â€”', evidence: evidence('Credits â€” $89.00 covered') }] },
  };
  expect(adviceOf(templateRemnants, misread).steps[0]).toContain('UTF-8');
  expect(adviceOf(templateRemnants, misread).copyExamples ?? []).toEqual([]);
});
