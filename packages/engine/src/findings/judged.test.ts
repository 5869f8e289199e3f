import { expect, it } from 'vitest';
import { type AdviceContext, priorityOf, typeOf } from './judged.ts';
import { judgedCheck } from './testing/judged-check.ts';

const rendered: AdviceContext = { pageType: { type: 'saas', confidence: 0.9 }, mode: 'rendered' };
const grave = { badly: 'critical', score: 0.2, certain: true } as const;

it('weighs what is missing against the effort', () => {
  expect(priorityOf(judgedCheck({ weight: 6, score: 0.4, effort: '15 min' }))).toBeCloseTo(3.6);
  expect(priorityOf(judgedCheck({ weight: 6, score: 0.4, effort: 'hours' }))).toBeCloseTo(2.88);
  expect(priorityOf(judgedCheck({ weight: 6, score: 0.4, effort: 'days' }))).toBeCloseTo(2.25);
});

it('advises badly below 0.4, mildly below 0.75, and nothing from there on', () => {
  expect(typeOf(judgedCheck({ score: 0.39 }), rendered)).toBe('improve');
  expect(typeOf(judgedCheck({ score: 0.4 }), rendered)).toBe('optimize');
  expect(typeOf(judgedCheck({ score: 0.749 }), rendered)).toBe('optimize');
  expect(typeOf(judgedCheck({ score: 0.75 }), rendered)).toBeNull();
});

it('calls critical only what is certain, bad and seen on a rendered page', () => {
  expect(typeOf(judgedCheck(grave), rendered)).toBe('critical');
  expect(typeOf(judgedCheck({ ...grave, certain: false }), rendered)).toBe('improve');
  expect(typeOf(judgedCheck({ mildly: 'critical', score: 0.5, certain: true }), rendered)).toBe('improve');
  expect(typeOf(judgedCheck(grave), { ...rendered, mode: 'static' })).toBe('improve');
});

it('lets the two that HTML alone proves be critical in static mode', () => {
  const fromHtml: AdviceContext = { ...rendered, mode: 'static' };
  expect(typeOf(judgedCheck({ ...grave, id: 'secure-connection' }), fromHtml)).toBe('critical');
  expect(typeOf(judgedCheck({ ...grave, id: 'template-remnants' }), fromHtml)).toBe('critical');
});

it('asks for a sure page type where the rule depends on it', () => {
  const unsure: AdviceContext = { ...rendered, pageType: { type: 'checkout', confidence: 0.79 } };
  expect(typeOf(judgedCheck({ ...grave, pageTypes: ['checkout'] }), unsure)).toBe('improve');
  expect(typeOf(judgedCheck(grave), unsure)).toBe('critical');
});
