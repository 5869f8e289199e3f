import { expect, test } from 'vitest';
import { emailProblem } from './email-problem.ts';

test.each([
  ['  ', 'Email Required', 'Please enter an email address'],
  ['somebody.test', 'Invalid Email', 'Please enter a valid email address'],
])('%j is refused', (typed, title, text) => {
  expect(emailProblem(typed)).toEqual({ title, text });
});

test('white space around an address is no problem', () => {
  expect(emailProblem(' somebody@shop.test ')).toBeNull();
});
