import type { AnalysisRequest, AnalysisResult } from '@liftmark/contract/analysis-request';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { analyze, cancelAnalysis } from './analyze.ts';
import { forgetAnalysis, keepAnalysis, takeAnalysis } from './left-analysis.ts';
import { type AnalysisProgress, beginProgress, passTime, receiveProgress } from './progress-model.ts';
import { listenToProgress } from './progress-stream.ts';

const TICK_MS = 100;

/** What is said while the server cannot be reached: true whether or not the request had arrived before. */
export const AWAY =
  'The connection to Liftmark is lost. Trying again; an analysis that has begun goes on meanwhile.';

/** What runs; null while nothing does. */
export interface RunningAnalysis {
  request: AnalysisRequest;
  progress: AnalysisProgress;
  /** Whether the server cannot be reached at the moment. */
  isAway: boolean;
}

interface Call {
  key: string;
  controller: AbortController;
  stopListening: () => void;
}

interface Analysis {
  running: RunningAnalysis | null;
  /** Milliseconds, for the clock of the overlay. */
  now: number;
  start: (request: AnalysisRequest) => void;
  cancel: () => void;
}

/**
 * Runs one analysis at a time and follows its progress, also when the screen is loaded anew meanwhile.
 * @param prepare settles before the first call; until then a new visitor would be somebody else in every call
 * @param onDone shows the result; settles once that stands on the screen
 */
export function useAnalysis(
  prepare: () => Promise<unknown>,
  onDone: (result: AnalysisResult) => void | Promise<void>,
  onFailed: (request: AnalysisRequest, error: unknown) => void,
): Analysis {
  const [running, setRunning] = useState<RunningAnalysis | null>(null);
  const [now, setNow] = useState(0);
  const call = useRef<Call | null>(null);

  const stop = (): Call | null => {
    const stopped = call.current;
    call.current = null;
    if (stopped === null) return null;
    forgetAnalysis();
    stopped.stopListening();
    stopped.controller.abort();
    return stopped;
  };

  const leave = useEffectEvent(stop);
  useEffect(() => () => void leave(), []);

  const isPending = running !== null;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      const time = performance.now();
      setNow(time);
      setRunning((current) => current && { ...current, progress: passTime(current.progress, time) });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPending]);

  const wait = (request: AnalysisRequest, key: string): void => {
    if (call.current) return;
    keepAnalysis({ key, request }, window.location.href);
    const controller = new AbortController();
    const mine: Call = { key, controller, stopListening: () => undefined };
    call.current = mine;
    const begun = performance.now();
    setNow(begun);
    setRunning({ request, progress: beginProgress(begun), isAway: false });
    const run = async (): Promise<AnalysisResult> => {
      await prepare().catch(() => undefined);
      controller.signal.throwIfAborted();
      mine.stopListening = listenToProgress(key, (event) => {
        setRunning(
          (current) =>
            current && {
              ...current,
              progress: receiveProgress(current.progress, event, performance.now()),
              isAway: false,
            },
        );
      });
      return analyze(request, key, {
        signal: controller.signal,
        onAway: () => setRunning((current) => current && { ...current, isAway: true }),
      });
    };
    run().then(
      async (result) => {
        if (call.current !== mine) return;
        stop();
        // What runs is shown until its result is.
        await onDone(result);
        setRunning(null);
      },
      (error: unknown) => {
        if (call.current !== mine) return;
        stop();
        setRunning(null);
        onFailed(request, error);
      },
    );
  };

  const start = (request: AnalysisRequest): void => wait(request, createIdempotencyKey());

  const waitOn = useEffectEvent(() => {
    if (!isReloaded()) return;
    const left = takeAnalysis(window.location.href);
    if (left !== null) wait(left.request, left.key);
  });
  useEffect(() => {
    // A screen that is drawn and taken away at once, as in development, takes nothing with it.
    const timer = setTimeout(waitOn);
    return () => clearTimeout(timer);
  }, []);

  const cancel = (): void => {
    const stopped = stop();
    setRunning(null);
    // The browser has already let go; an analysis that ended meanwhile needs no cancelling.
    if (stopped) cancelAnalysis(stopped.key).catch(() => undefined);
  };

  return { running, now, start, cancel };
}

/** Whether the screen that stands here came from the reload button. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name === window.location.href && 'type' in entry && entry.type === 'reload';
}
