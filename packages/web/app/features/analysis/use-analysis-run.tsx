import {
  type AnalysisRequest,
  type AnalysisResult,
  analysisRequestSchema,
} from '@liftmark/contract/analysis-request';
import { NO_HTTPS_SENTENCE, type PageWay } from '@liftmark/contract/capture-failures';
import { inLanguage } from '@liftmark/contract/translated';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { configQuery } from '../../client/config-query.ts';
import { savePendingAction } from '../../client/pending-action.ts';
import { openUpgrade } from '../../client/upgrade.ts';
import { useAfterSignIn } from '../../client/use-after-sign-in.ts';
import { text as controls } from '../../ui/controls.text.ts';
import { useReportLanguage } from '../../ui/report-language.tsx';
import { type ToastMessage, toast } from '../../ui/toast.tsx';
import { AnalysisOverlay } from './analysis-overlay.tsx';
import { reactionTo } from './error-catalogue.ts';
import { text } from './failure.text.ts';
import { formPath, overHttp } from './request-words.ts';
import { type RunningAnalysis, useAnalysis } from './use-analysis.ts';

/** The name under which a request waits for sign-in. */
const WISH = 'analysis';

/** A failure that keeps the person on the form. */
export interface AnalysisFailure {
  request: AnalysisRequest;
  title: string;
  description: string;
  /** Whether it was the page itself that couldn't be read. */
  isPageUnreadable: boolean;
  /** Other ways to the page, where the site didn't let us in. */
  ways: readonly PageWay[];
  /** Repeats the same request; null if that can't help. */
  retry: (() => void) | null;
  /** Repeats the request over plain http; null if that can't help. */
  retryOverHttp: (() => void) | null;
}

interface AnalysisRun {
  /** Runs the analysis; for signed-out visitors it opens the sign-up dialog first and runs afterwards. */
  ask: (request: AnalysisRequest) => void;
  isPending: boolean;
  /** The running analysis; null if there is none. */
  running: RunningAnalysis | null;
  cancel: () => void;
  /** The last failure; null before the first one and after the next start. */
  failure: AnalysisFailure | null;
  /** Rendered in the screen; covers it while an analysis runs. */
  overlay: ReactNode;
}

/**
 * Runs analyses on a screen, including sign-up, overlay, and what happens after each failure.
 * @param show shows a result on this screen and returns true; others open on their report screen
 * @param takesOver whether it also continues to wait for what another screen of this tab started
 */
export function useAnalysisRun(
  show: (result: AnalysisResult) => boolean | Promise<boolean> = () => false,
  { takesOver = false } = {},
): AnalysisRun {
  const navigate = useNavigate();
  const language = useReportLanguage();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<AnalysisFailure | null>(null);
  const dismissToast = useRef(() => {});

  const onDone = async (result: AnalysisResult): Promise<void> => {
    if ('metadata' in result.answer && result.answer.metadata.warning !== undefined) {
      toast({
        title: 'Limited Analysis',
        description: result.answer.metadata.warning,
        look: 'destructive',
      });
    }
    if (!(await show(result))) await navigate(`/report/${result.answer.reportId}`);
  };

  const onFailed = (request: AnalysisRequest, error: unknown): void => {
    const { toast: message, consequence } = inLanguage(language, () => reactionTo(request.kind, error));
    const isStaying = consequence.kind === 'stay';
    const retry = isStaying && consequence.canRetry ? () => ask(request) : null;
    const plain =
      message && isStaying && consequence.mayServeHttp ? overHttp(request, sentenceFor(error)) : null;
    const retryOverHttp = plain && (() => ask(plain));
    if (message) {
      dismissToast.current = toast({
        ...message,
        look: 'destructive',
        ...inLanguage(language, () => toastAction(sentenceFor(error), retry, retryOverHttp)),
      });
    }
    if (message && isStaying) {
      const { isPageUnreadable, ways } = consequence;
      setFailure({ request, ...message, isPageUnreadable, ways, retry, retryOverHttp });
    }
    if (consequence.kind === 'sign-up') ask(request, { isSignedOut: true });
    if (consequence.kind === 'upgrade') openUpgrade({ ...consequence, returnTo: formPath(request) });
    if (consequence.kind === 'sign-in-page') {
      savePendingAction(WISH, request);
      setTimeout(
        () => window.location.assign(`/api/login?returnTo=${encodeURIComponent(formPath(request))}`),
        consequence.delayMs,
      );
    }
  };

  const { running, now, start, cancel } = useAnalysis(
    () => queryClient.ensureQueryData(configQuery),
    onDone,
    onFailed,
    takesOver,
  );
  const ask = useAfterSignIn(WISH, analysisRequestSchema, (request) => {
    dismissToast.current();
    setFailure(null);
    start(request);
  });

  return {
    ask,
    isPending: running !== null,
    running,
    cancel,
    failure,
    overlay: running && <AnalysisOverlay running={running} now={now} onCancel={cancel} />,
  };
}

/** The one action that the server's sentence asks for. */
function toastAction(
  sentence: string,
  retry: AnalysisFailure['retry'],
  retryOverHttp: AnalysisFailure['retryOverHttp'],
): Pick<ToastMessage, 'action'> {
  if (retryOverHttp && sentence.endsWith(NO_HTTPS_SENTENCE)) {
    return { action: { label: text.overHttp, onSelect: retryOverHttp } };
  }
  return retry ? { action: { label: controls.tryAgain, onSelect: retry } } : {};
}
