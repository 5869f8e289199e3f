import { CAPTURE_FAILURES, httpStatusSentence } from '@liftmark/contract/capture-failures';
import { inLanguage } from '@liftmark/contract/translated';
import { expect, test } from 'vitest';
import { CaptureError, ServerFaultError } from './capture-error.ts';
import { unreadWarning } from './unread-device.ts';

const slow = new CaptureError('timeout', 'the slower device');

test.each([
  ['de', 'Die Desktop-Ansicht ließ sich nicht lesen: Das Laden hat zu lange gedauert.'],
  ['fr', 'le chargement a pris trop de temps.'],
  ['es', 'tardó demasiado en cargarse.'],
] as const)('in %s, the reason is in that language, too', (language, said) => {
  const warning = inLanguage(language, () => unreadWarning('desktop', slow));
  expect(warning).toContain(said);
  expect(warning).not.toContain(CAPTURE_FAILURES.timeout);
});

test('no code has an English reason elsewhere', () => {
  for (const code of Object.keys(CAPTURE_FAILURES) as (keyof typeof CAPTURE_FAILURES)[]) {
    for (const language of ['de', 'fr', 'es'] as const) {
      const warning = inLanguage(language, () => unreadWarning('mobile', new CaptureError(code, '')));
      expect(warning).not.toContain(CAPTURE_FAILURES[code]);
    }
  }
});

test('in English, the failure’s own sentence says more than its code', () => {
  expect(unreadWarning('mobile', new ServerFaultError(503))).toBe(
    `The mobile view couldn’t be read: ${httpStatusSentence(503)}`,
  );
});

test('errors of the driver don’t reach readers', () => {
  expect(unreadWarning('desktop', new Error('Target page has been closed'))).toBe(
    `The desktop view couldn’t be read: ${CAPTURE_FAILURES.crash}`,
  );
});
