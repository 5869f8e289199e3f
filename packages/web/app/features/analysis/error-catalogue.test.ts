import { CAPTURE_FAILURES } from '@liftmark/contract/capture-failures';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { reactionTo } from './error-catalogue.ts';

function answer(status: number, code: string, message: string): ApiError {
  return new ApiError(status, '', JSON.stringify({ code, message }));
}

describe.each(['url', 'manual'] as const)('%s', (kind) => {
  test.each([
    ['the limit', answer(403, 'free_limit', 'Free plan limit reached: 3 analyses a month.')],
    ['a refusal without a word', new ApiError(403, 'Forbidden', '')],
    ['the words of the limit under another status', answer(402, 'forbidden', 'Free plan limit reached')],
  ])('%s opens the upgrade modal and says nothing else', (_name, error) => {
    expect(reactionTo(kind, error)).toEqual({
      toast: null,
      consequence: { kind: 'upgrade', trigger: 'free_limit' },
    });
  });

  test('a lost session opens the sign-up dialog', () => {
    expect(reactionTo(kind, answer(401, 'unauthenticated', 'x'))).toEqual({
      toast: {
        title: 'Authentication Required',
        description: 'Please sign up or sign in to continue your analysis.',
      },
      consequence: { kind: 'sign-up' },
    });
  });
});

describe.each([
  [
    'competitor',
    'Competitor Analysis requires Pro subscription. Sign up to unlock competitive intelligence.',
    { kind: 'sign-up' },
  ],
  [
    'swot',
    'SWOT Analysis requires Pro subscription. Sign up to unlock advanced analytics.',
    { kind: 'sign-in-page', delayMs: 1_500 },
  ],
  [
    'copy',
    'Copy Optimization requires Pro subscription. Sign up to unlock AI-powered copy improvements.',
    { kind: 'sign-up' },
  ],
] as const)('%s', (kind, description, consequence) => {
  test('signed out is told that it is a premium feature', () => {
    expect(reactionTo(kind, answer(401, 'unauthenticated', 'x'))).toEqual({
      toast: { title: 'Premium Feature', description },
      consequence,
    });
  });

  test('without Pro the upgrade modal opens', () => {
    expect(reactionTo(kind, answer(403, 'forbidden', 'x'))).toEqual({
      toast: null,
      consequence: { kind: 'upgrade', trigger: 'pro_feature', feature: kind },
    });
  });
});

describe.each(['url', 'manual', 'competitor', 'swot', 'copy'] as const)(
  'every other failure of %s',
  (kind) => {
    test.each(Object.entries(CAPTURE_FAILURES))('%s is told in its own sentence', (code, sentence) => {
      const { toast, consequence } = reactionTo(kind, answer(422, code, sentence));
      expect(toast).toEqual({ title: 'Analysis Failed', description: sentence });
      expect(consequence).toMatchObject({ kind: 'stay', isPageUnreadable: true });
    });

    test('trying again is offered only where it can help', () => {
      const canRetry = (error: unknown) => reactionTo(kind, error).consequence;
      expect(canRetry(answer(422, 'timeout', 'x'))).toMatchObject({ kind: 'stay', canRetry: true });
      expect(canRetry(answer(422, 'dns', 'x'))).toMatchObject({ kind: 'stay', canRetry: false });
      expect(canRetry(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'stay', canRetry: true });
    });

    test('http is worth a try only where https gave no answer', () => {
      const consequence = (code: string) => reactionTo(kind, answer(422, code, 'x')).consequence;
      expect(consequence('tls')).toMatchObject({ mayServeHttp: true });
      expect(consequence('unreachable')).toMatchObject({ mayServeHttp: true });
      expect(consequence('http_status')).toMatchObject({ mayServeHttp: false });
    });

    test('other ways are offered to pages that are there, but not for us', () => {
      const consequence = (code: string) => reactionTo(kind, answer(422, code, 'x')).consequence;
      expect(consequence('blocked_by_site')).toMatchObject({ ways: ['access', 'upload', 'extension'] });
      expect(consequence('auth_required')).toMatchObject({ ways: ['access', 'upload', 'extension'] });
      expect(consequence('blocked_destination')).toMatchObject({ ways: ['upload', 'extension'] });
      expect(consequence('dns')).toMatchObject({ ways: [] });
    });

    test('what is no fault of the page is not blamed on it', () => {
      for (const error of [answer(503, 'busy', 'x'), new TypeError('Failed to fetch')]) {
        expect(reactionTo(kind, error).consequence).toMatchObject({ isPageUnreadable: false });
      }
    });

    test('no code and no JSON reaches the person', () => {
      const page = new ApiError(502, 'Bad Gateway', '<html>502</html>');
      expect(reactionTo(kind, page).toast?.description).not.toMatch(/502|<|\{/);
    });
  },
);
