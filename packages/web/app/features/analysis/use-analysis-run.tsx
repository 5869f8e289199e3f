import {
  type AnalysisRequest,
  type AnalysisResult,
  analysisRequestSchema,
} from '@liftmark/contract/analysis-request';
import { NO_HTTPS_SENTENCE } from '@liftmark/contract/capture-failures';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { configQuery } from '../../client/config-query.ts';
import { openUpgrade } from '../../client/upgrade.ts';
import { useAfterSignIn } from '../../client/use-after-sign-in.ts';
import { keepWish } from '../../client/wish.ts';
import { type ToastMessage, toast } from '../../ui/toast.tsx';
import { AnalysisOverlay } from './analysis-overlay.tsx';
import { reactionTo } from './error-catalogue.ts';
import { formPath, overHttp } from './request-words.ts';
import { type RunningAnalysis, useAnalysis } from './use-analysis.ts';

/** The name under which a request waits for its sign-in. */
const WISH = 'analysis';

/** A failure that leaves the person where they asked. */
export interface AnalysisFailure {
  request: AnalysisRequest;
  title: string;
  description: string;
  /** Whether the page itself could not be read. */
  isPageUnreadable: boolean;
  /** Asks for the same once more; null where that can't help. */
  retry: (() => void) | null;
  /** Asks for the same over plain http; null where that can't help. */
  retryOverHttp: (() => void) | null;
}

interface AnalysisRun {
  /** Runs the analysis; for whoever is signed out it opens the sign-up dialog first and runs afterwards. */
  ask: (request: AnalysisRequest) => void;
  isPending: boolean;
  /** What runs; null while nothing does. */
  running: RunningAnalysis | null;
  cancel: () => void;
  /** The last failure; null before the first and from the next start on. */
  failure: AnalysisFailure | null;
  /** To be placed in the screen; covers it while an analysis runs. */
  overlay: ReactNode;
}

/**
 * Analyses on a screen, with all that belongs to them: sign-up, overlay, and what each failure leads to.
 * @param show puts a result on this screen and returns true; others open as the screen of their report
 * @param takesOver whether it waits on for what another screen of this tab has begun, too
 */
export function useAnalysisRun(
  show: (result: AnalysisResult) => boolean | Promise<boolean> = () => false,
  { takesOver = false } = {},
): AnalysisRun {
  const navigate = useNavigate();
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
    const { toast: message, consequence } = reactionTo(request.kind, error);
    const isStaying = consequence.kind === 'stay';
    const retry = isStaying && consequence.canRetry ? () => ask(request) : null;
    const plain =
      message && isStaying && consequence.mayServeHttp ? overHttp(request, message.description) : null;
    const retryOverHttp = plain && (() => ask(plain));
    if (message) {
      dismissToast.current = toast({
        ...message,
        look: 'destructive',
        ...toastAction(message.description, retry, retryOverHttp),
      });
    }
    if (message && isStaying) {
      const { isPageUnreadable } = consequence;
      setFailure({ request, ...message, isPageUnreadable, retry, retryOverHttp });
    }
    if (consequence.kind === 'sign-up') ask(request, { isSignedOut: true });
    if (consequence.kind === 'upgrade') openUpgrade({ ...consequence, returnTo: formPath(request) });
    if (consequence.kind === 'sign-in-page') {
      keepWish(WISH, request);
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

/** The one thing that the words of a failure ask for. */
function toastAction(
  description: string,
  retry: AnalysisFailure['retry'],
  retryOverHttp: AnalysisFailure['retryOverHttp'],
): Pick<ToastMessage, 'action'> {
  if (retryOverHttp && description.endsWith(NO_HTTPS_SENTENCE)) {
    return { action: { label: 'Try with http://', onSelect: retryOverHttp } };
  }
  return retry ? { action: { label: 'Try Again', onSelect: retry } } : {};
}
