import type { Patch } from '@liftmark/contract/patches';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { expect, test } from 'vitest';
import { joined, untried } from './fix.ts';

const patchOf = (title: string): Patch => ({
  summary: `Change the title to “${title}”.`,
  kind: 'page-title',
  checks: [],
  placeholder: false,
  operations: [{ operation: 'setMeta', name: 'title', before: 'Tea', content: title }],
});

const trialOf = (recommendation: string, title: string, holds = true): Trial => ({
  ...untried({ recommendation, patch: patchOf(title) }, 'targetGone'),
  applied: true,
  reason: null,
  holds,
});

test('all together are those that held, with each step once', () => {
  const harmful = trialOf('harmful', 'Tea!', false);
  const together = joined([trialOf('one', 'Spring tea'), harmful, trialOf('two', 'Spring tea')]);
  expect(together).toMatchObject({ recommendation: TOGETHER, includes: ['one', 'two'] });
  expect(together?.patch.operations).toEqual(patchOf('Spring tea').operations);
  expect(joined([trialOf('one', 'Spring tea'), harmful])).toBeNull();
});
