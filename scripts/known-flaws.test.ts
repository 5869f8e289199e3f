import { expect, test } from 'vitest';
import { judgeAudit } from './known-flaws.ts';

const advisory = { title: 'Kettle overflow', url: 'https://advisories.test/1', severity: 'high' };
const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      kettle: { severity, via: [{ ...advisory, severity }] },
      stove: { severity, via: ['kettle'] },
    },
  });

test.each(['high', 'critical'])('a %s flaw counts, once', (severity) => {
  expect(judgeAudit(report(severity))).toEqual({
    kind: 'flawed',
    flaws: [`kettle: ${severity}: Kettle overflow (https://advisories.test/1)`],
  });
});

test.each(['low', 'moderate'])('a %s flaw does not', (severity) => {
  expect(judgeAudit(report(severity))).toEqual({ kind: 'clean' });
});

test('what is excused with a reason does not count', () => {
  expect(judgeAudit(report('high'), { [advisory.url]: 'We never boil over.' })).toEqual({ kind: 'clean' });
  expect(judgeAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'clean' });
});

test.each([
  ['', /said nothing/],
  ['<html>', /said nothing/],
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', /405/],
  ['{"error":{"code":"ENOTFOUND","summary":"request to the registry failed"}}', /registry failed/],
])('a registry that can not be asked is said, and does not fail: %s', (output, reason) => {
  expect(judgeAudit(output)).toEqual({ kind: 'not checked', reason: expect.stringMatching(reason) });
});
