import { expect, it } from 'vitest';
import { mainHeadline } from '../checks/clarity/main-headline/rule.ts';
import { rubricVersion } from './rubric.ts';

it('stays the same for the same rubric', () => {
  expect(rubricVersion([mainHeadline])).toBe(rubricVersion([{ ...mainHeadline, why: 'in other words' }]));
});

it('changes with a weight, a measure, the page types and the list of checks', () => {
  const versions = [
    [mainHeadline],
    [{ ...mainHeadline, weight: 7 }],
    [{ ...mainHeadline, measure: 'otherwise' }],
    [{ ...mainHeadline, pageTypes: 'all' as const }],
    [],
  ].map((checks) => rubricVersion(checks));
  expect(new Set(versions).size).toBe(versions.length);
});
