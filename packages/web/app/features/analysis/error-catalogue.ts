import type { AnalysisKind } from '@liftmark/contract/analysis-request';
import { CAPTURE_FAILURES, type PageWay, waysPast } from '@liftmark/contract/capture-failures';
import { ApiError, isPlanRefusal, statusOf } from '../../client/api-error.ts';
import type { ProFeature, UpgradeTrigger } from '../../client/upgrade.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { text } from './failure.text.ts';

/** What happens after a failed analysis. */
type Consequence =
  /** The form stays, to try again or to change something. */
  | {
      kind: 'stay';
      canRetry: boolean;
      isPageUnreadable: boolean;
      mayServeHttp: boolean;
      /** Other ways to the page, where its site doesn't show it to us. */
      ways: readonly PageWay[];
    }
  /** The sign-up dialog opens; afterwards the analysis continues by itself. */
  | { kind: 'sign-up' }
  /** The sign-in page, after a delay. */
  | { kind: 'sign-in-page'; delayMs: number }
  | { kind: 'upgrade'; trigger: UpgradeTrigger; feature?: ProFeature };

export interface Reaction {
  /** Null if the dialog that opens explains it. */
  toast: { title: string; description: string } | null;
  consequence: Consequence;
}

/** Failures that trying the same address again can't fix. */
const NEEDS_A_CHANGE = new Set([
  'blocked_destination',
  'dns',
  'not_html',
  'auth_required',
  'redirects',
  'validation',
  'bad_request',
  'role_required',
]);

/** HTTPS failures that a site without HTTPS causes, too. An address without a scheme gets https. */
const OF_HTTPS = new Set(['tls', 'unreachable']);

const SIGN_IN_PAGE_DELAY_MS = 1_500;

type ProKind = Extract<AnalysisKind, ProFeature>;

const PREMIUM: Record<ProKind, string> = {
  competitor: 'Competitor Analysis requires Pro subscription. Sign up to unlock competitive intelligence.',
  swot: 'SWOT Analysis requires Pro subscription. Sign up to unlock advanced analytics.',
  copy: 'Copy Optimization requires Pro subscription. Sign up to unlock AI-powered copy improvements.',
};

/** The error catalogue of the analyses: what each failure says, and what happens next. */
export function reactionTo(kind: AnalysisKind, error: unknown): Reaction {
  return kind === 'url' || kind === 'upload' || kind === 'manual'
    ? reactionToBasic(error)
    : reactionToPro(kind, error);
}

function reactionToBasic(error: unknown): Reaction {
  const status = statusOf(error);
  if (isPlanRefusal(error) || (error instanceof Error && error.message.includes('Free plan limit reached'))) {
    return { toast: null, consequence: { kind: 'upgrade', trigger: 'free_limit' } };
  }
  if (status === 401) {
    return {
      toast: {
        title: 'Authentication Required',
        description: 'Please sign up or sign in to continue your analysis.',
      },
      consequence: { kind: 'sign-up' },
    };
  }
  return failed(error);
}

function reactionToPro(feature: ProKind, error: unknown): Reaction {
  const status = statusOf(error);
  if (isPlanRefusal(error)) {
    return { toast: null, consequence: { kind: 'upgrade', trigger: 'pro_feature', feature } };
  }
  if (status === 401) {
    return {
      toast: { title: 'Premium Feature', description: PREMIUM[feature] },
      consequence:
        feature === 'swot' ? { kind: 'sign-in-page', delayMs: SIGN_IN_PAGE_DELAY_MS } : { kind: 'sign-up' },
    };
  }
  return failed(error);
}

function failed(error: unknown): Reaction {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  return {
    toast: { title: text.title, description: failureWords(error) },
    consequence: {
      kind: 'stay',
      canRetry: code === undefined || !NEEDS_A_CHANGE.has(code),
      mayServeHttp: code !== undefined && OF_HTTPS.has(code),
      isPageUnreadable: code !== undefined && code in CAPTURE_FAILURES,
      ways: code === undefined ? [] : waysPast(code),
    },
  };
}
