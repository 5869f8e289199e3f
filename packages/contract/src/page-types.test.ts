import { expect, test } from 'vitest';
import { isTypeCertain, pageTypeWords } from './page-types.ts';

const service = (confidence: number, chosen = false) => ({ type: 'service', confidence, chosen }) as const;

test('says the page type as surely as it was told', () => {
  expect(pageTypeWords(service(0.92))).toBe('Service business, detected');
  expect(pageTypeWords(service(0.7))).toBe('Service business, probably');
  expect(pageTypeWords(service(0.52))).toBe('Unclear, possibly service business');
  expect(pageTypeWords(service(1, true))).toBe('Service business, selected');
  expect(pageTypeWords({ type: 'other', confidence: 0.4, chosen: false })).toBe('Couldn’t be determined');
  expect(isTypeCertain(service(0.52))).toBe(false);
});
