import { describe, expect, test } from 'vitest';
import { staticSnapshot } from '../facts/testing/snapshots.ts';
import { competitorReport } from '../reports/competitor.ts';
import { judge } from './judge.ts';

const BODY = '<title>Tea</title><h1>Tea is on us</h1><a href="/buy">Buy tea</a>';
const own = judge(staticSnapshot(`<!doctype html><html lang="en">${BODY}`));

describe.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', '-', 'x-none', 'e'])(
  'a page of few words in the language "%s"',
  (language) => {
    test.each([
      ['on the root', `<html lang="${language}">`],
      ['in a meta element', `<meta http-equiv="content-language" content="${language}">`],
    ])('that it declares %s is judged, and compared with, as one in no known language', (_, declaration) => {
      const report = judge(staticSnapshot(`<!doctype html>${declaration}${BODY}`));
      expect(report.language).toBeNull();
      expect(report.recommendations.length).toBeGreaterThan(0);
      expect(competitorReport(own, [report]).insights.matrix).toHaveLength(6);
    });
  },
);

test('the language that a page of few words declares counts', () => {
  const language = (declared: string) =>
    judge(staticSnapshot(`<!doctype html><html lang="${declared}">${BODY}`)).language;
  expect(['de', 'EN-gb', 'pt_BR', 'fil'].map(language)).toEqual(['de', 'en', 'pt', 'fil']);
});
