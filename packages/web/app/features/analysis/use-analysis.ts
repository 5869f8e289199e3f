import type { AnalyzeUrlRequest, AnalyzeUrlResponse } from '@liftmark/contract/analysis';
import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { analyzeUrl, cancelAnalysis } from './analyze-url.ts';
import { type AnalysisProgress, beginProgress, passTime, receiveProgress } from './progress-model.ts';
import { listenToProgress } from './progress-stream.ts';

const TICK_MS = 100;

type AnalysisState =
  | { kind: 'idle' }
  | { kind: 'pending'; url: string; progress: AnalysisProgress; isAway: boolean }
  | { kind: 'failed'; url: string; error: unknown };

interface Running {
  key: string;
  controller: AbortController;
  stopListening: () => void;
}

interface Analysis {
  state: AnalysisState;
  /** Milliseconds, for the clock of the overlay. */
  now: number;
  start: (input: AnalyzeUrlRequest) => void;
  cancel: () => void;
  dismiss: () => void;
}

/**
 * Runs one analysis at a time and follows its progress.
 * @param prepare settles before the first call; until then a new visitor would be somebody else in every call
 */
export function useAnalysis(
  prepare: () => Promise<unknown>,
  onDone: (answer: AnalyzeUrlResponse) => void,
  onFailed: (error: unknown) => void,
): Analysis {
  const [state, setState] = useState<AnalysisState>({ kind: 'idle' });
  const [now, setNow] = useState(0);
  const running = useRef<Running | null>(null);

  const stop = (): Running | null => {
    const stopped = running.current;
    running.current = null;
    stopped?.stopListening();
    stopped?.controller.abort();
    return stopped;
  };

  useEffect(
    () => () => {
      running.current?.stopListening();
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  const isPending = state.kind === 'pending';
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      setState((current) =>
        current.kind === 'pending' ? { ...current, progress: passTime(current.progress, time) } : current,
      );
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPending]);

  const start = (input: AnalyzeUrlRequest): void => {
    if (running.current) return;
    const key = createIdempotencyKey();
    const controller = new AbortController();
    const mine: Running = { key, controller, stopListening: () => undefined };
    running.current = mine;
    const begun = performance.now();
    setNow(begun);
    setState({ kind: 'pending', url: input.url, progress: beginProgress(begun), isAway: false });
    const analyze = async (): Promise<AnalyzeUrlResponse> => {
      await prepare().catch(() => undefined);
      controller.signal.throwIfAborted();
      mine.stopListening = listenToProgress(key, (event) => {
        setState((current) =>
          current.kind === 'pending'
            ? {
                ...current,
                progress: receiveProgress(current.progress, event, performance.now()),
                isAway: false,
              }
            : current,
        );
      });
      return analyzeUrl(input, key, {
        signal: controller.signal,
        onAway: () =>
          setState((current) => (current.kind === 'pending' ? { ...current, isAway: true } : current)),
      });
    };
    analyze().then(
      (answer) => {
        if (running.current !== mine) return;
        stop();
        onDone(answer);
      },
      (error: unknown) => {
        if (running.current !== mine) return;
        stop();
        setState({ kind: 'failed', url: input.url, error });
        onFailed(error);
      },
    );
  };

  const cancel = (): void => {
    const stopped = stop();
    setState({ kind: 'idle' });
    // The browser has already let go; an analysis that ended meanwhile needs no cancelling.
    if (stopped) cancelAnalysis(stopped.key).catch(() => undefined);
  };

  return { state, now, start, cancel, dismiss: () => setState({ kind: 'idle' }) };
}
