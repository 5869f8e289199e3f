import { expect, it } from 'vitest';
import { rewriteLabel } from './rewrite-label.ts';

it('calls words better only than a headline that something is against, or than none', () => {
  expect(rewriteLabel({ current: 'Merino beanie', issues: [] })).toBe('alternative');
  expect(rewriteLabel({ current: 'Welcome', issues: ['It names nothing.'] })).toBe('better');
  expect(rewriteLabel({ current: null, issues: [] })).toBe('better');
});
