import { type Patch, patchSchema } from '@liftmark/contract/patches';
import { expect, test } from 'vitest';
import { rewordedPatch } from './reworded.ts';

const target = { tag: 'h1', desktop: { node: 4, selector: 'h1' }, mobile: null };
const patch: Patch = patchSchema.parse({
  summary: 'Change the headline to “Welcome to Huber”. Rename the “Submit” button to “Send”.',
  kind: 'headline',
  checks: ['headline-specificity'],
  placeholder: false,
  operations: [
    { operation: 'setText', target, before: 'Welcome', text: 'Welcome to Huber' },
    {
      operation: 'setAttribute',
      target: { ...target, tag: 'input' },
      name: 'value',
      before: 'Submit',
      value: 'Send',
    },
  ],
});
const headline = (...candidates: string[]) => ({ part: 'headline', before: 'Welcome', candidates }) as const;

test('better words take the place of those of the fix and of its sentence, each in its part', () => {
  const both = rewordedPatch(
    rewordedPatch(patch, headline('Repairs for $49 in Graz'), []),
    { part: 'action', before: 'Submit', candidates: ['Request a repair'] },
    [],
  );
  expect(patchSchema.parse(both)).toMatchObject({
    summary:
      'Change the headline to “Repairs for $49 in Graz”. Rename the “Submit” button to “Request a repair”.',
    checks: ['headline-specificity'],
    operations: [{ text: 'Repairs for $49 in Graz' }, { value: 'Request a repair' }],
  });
});

test('words with a blank don’t take the place of words without', () => {
  expect(rewordedPatch(patch, headline('Repairs in [town]'), [])).toEqual(patch);
});

test('words without a blank turn a placeholder into a fix that claims its check', () => {
  const blank = { ...patch, placeholder: true, checks: [] };
  const failing = ['headline-specificity', 'main-headline'];
  expect(rewordedPatch(blank, headline('Repairs in Graz'), failing)).toMatchObject({
    placeholder: false,
    checks: ['headline-specificity'],
  });
});

test('a part that the fix doesn’t touch changes nothing', () => {
  expect(rewordedPatch(patch, { part: 'action', before: 'Buy', candidates: ['Buy now'] }, [])).toEqual(patch);
});

test('a line that the fix adds below the headline gets the better words, another one doesn’t', () => {
  const line = 'We bake in [town] for [whom].';
  const insert = {
    operation: 'insert',
    to: target,
    position: 'after',
    content: { block: 'trustLine', text: line },
    placeholder: true,
  } as const;
  const adding = (summary: string): Patch => ({
    ...patch,
    summary,
    kind: 'explanation',
    placeholder: true,
    checks: [],
    operations: [insert],
  });
  const subheadline = { part: 'subheadline', before: null, candidates: ['Bread for all of Linz'] } as const;
  expect(
    rewordedPatch(adding(`Add the line “${line}” below the headline.`), subheadline, [
      'first-screen-explanation',
    ]),
  ).toMatchObject({
    summary: 'Add the line “Bread for all of Linz” below the headline.',
    placeholder: false,
    checks: ['first-screen-explanation'],
    operations: [{ content: { text: 'Bread for all of Linz' }, placeholder: false }],
  });
  const other = adding(`Add the line “${line}”, with your own facts.`);
  expect(rewordedPatch(other, subheadline, [])).toEqual(other);
});
