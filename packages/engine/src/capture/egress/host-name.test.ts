import { expect, it } from 'vitest';
import { withoutBrackets, withoutRootDot } from './host-name.ts';

it('a host is compared without the marks of a URL', () => {
  expect(['[::1]', '::1', 'boat.example'].map(withoutBrackets)).toEqual(['::1', '::1', 'boat.example']);
  expect(['boat.example.', 'boat.example'].map(withoutRootDot)).toEqual(['boat.example', 'boat.example']);
});
