import { expect, test } from 'vitest';
import { emailProblem } from './email-problem.ts';
import { text } from './text.ts';

test.each([
  ['  ', 'missing', 'Email Required', 'Please enter an email address'],
  ['somebody.test', 'invalid', 'Invalid Email', 'Please enter a valid email address'],
] as const)('%j is refused', (typed, problem, title, words) => {
  expect(emailProblem(typed)).toBe(problem);
  expect(text.email[problem]).toEqual({ title, text: words });
});

test('white space around an address is no problem', () => {
  expect(emailProblem(' somebody@shop.test ')).toBeNull();
});
