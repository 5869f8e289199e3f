import { expect, it } from 'vitest';
import { judgedCheck } from '../../findings/testing/judged-check.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { datedLook } from './rule.ts';

const judged = [judgedCheck({ id: 'visual-quality', score: 0.1 })];

it('is not said of a healthy design, nor without the check', () => {
  expect(diagnosed(datedLook, { judged })).toBeNull();
  expect(diagnosed(datedLook, {})).toBeNull();
});

it('names what makes a page look homemade', () => {
  const raw = {
    browserTypeShare: 1,
    typefaces: 1,
    browserLinkShare: 1,
    browserControls: 9,
    styledButtons: 0,
    roundedShare: 0,
    shadows: 0,
    pictures: 0,
    textColors: 1,
    gradients: 0,
    icons: 0,
    detail: 0,
    oldElements: 30,
    layoutTables: 6,
    headlineScale: 1,
  };
  const problem = diagnosed(datedLook, { facts: { look: { desktop: raw, mobile: raw } }, judged });
  expect(problem?.title).toMatch(/^The page looks homemade: /);
  expect(problem?.severity).toBeGreaterThanOrEqual(1);
});
