import type { AnalysisRequest, AnalysisResult } from '@liftmark/contract/analysis-request';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { analyze, cancelAnalysis, isBegun } from './analyze.ts';
import { forgetAnalysis, keepAnalysis, type LeftAnalysis, takeAnalysis } from './left-analysis.ts';
import { type AnalysisProgress, beginProgress, passTime, receiveProgress } from './progress-model.ts';
import { listenToProgress } from './progress-stream.ts';

const TICK_MS = 100;

/** Shown while the server can't be reached: true whether or not the request arrived before. */
export const AWAY =
  'We lost the connection to Liftmark and are trying to reconnect. If the analysis has started, it keeps running.';

/** The running analysis; null if there is none. */
export interface RunningAnalysis {
  request: AnalysisRequest;
  progress: AnalysisProgress;
  /** Whether the server can't be reached right now. */
  isAway: boolean;
}

interface Call extends LeftAnalysis {
  controller: AbortController;
  stopListening: () => void;
  /** Whether the server has confirmed it. */
  isBegun: boolean;
  isCancelled: boolean;
}

interface Analysis {
  running: RunningAnalysis | null;
  /** Milliseconds, for the clock of the overlay. */
  now: number;
  start: (request: AnalysisRequest) => void;
  cancel: () => void;
}

/**
 * Runs one analysis at a time and follows its progress, even if its screen is reloaded or left.
 * @param prepare resolves before the first call; until then every call of a new visitor would be a different
 * visitor
 * @param onDone shows the result; resolves once it is on the screen
 * @param takesOver whether it also continues to wait for what another screen of this tab started
 */
export function useAnalysis(
  prepare: () => Promise<unknown>,
  onDone: (result: AnalysisResult) => void | Promise<void>,
  onFailed: (request: AnalysisRequest, error: unknown) => void,
  takesOver: boolean,
): Analysis {
  const [running, setRunning] = useState<RunningAnalysis | null>(null);
  const [now, setNow] = useState(0);
  const call = useRef<Call | null>(null);

  const releaseCall = (): Call | null => {
    const released = call.current;
    call.current = null;
    if (released) forgetAnalysis();
    return released;
  };

  useEffect(
    () => () => {
      const left = call.current;
      if (left === null) return;
      call.current = null;
      end(left);
      // The server continues.
      keepAnalysis(left, null);
    },
    [],
  );

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

  useEffect(() => {
    if (!isPending) return;
    // A request that was sent just before the network failed may stay unanswered for minutes.
    const tell = (): void => setRunning((current) => current && { ...current, isAway: !navigator.onLine });
    window.addEventListener('offline', tell);
    window.addEventListener('online', tell);
    return () => {
      window.removeEventListener('offline', tell);
      window.removeEventListener('online', tell);
    };
  }, [isPending]);

  const wait = (request: AnalysisRequest, key: string): void => {
    if (call.current) return;
    keepAnalysis({ key, request }, window.location.href);
    const controller = new AbortController();
    const mine: Call = {
      key,
      request,
      controller,
      stopListening: () => undefined,
      isBegun: false,
      isCancelled: false,
    };
    call.current = mine;
    const begun = performance.now();
    setNow(begun);
    setRunning({ request, progress: beginProgress(begun), isAway: false });
    const tell = (news: (current: RunningAnalysis) => Partial<RunningAnalysis>): void => {
      if (call.current === mine) setRunning((current) => current && { ...current, ...news(current) });
    };
    const run = async (): Promise<AnalysisResult> => {
      await prepare().catch(() => undefined);
      if (mine.isCancelled) controller.abort();
      controller.signal.throwIfAborted();
      mine.stopListening = listenToProgress(key, (event) => {
        mine.isBegun = true;
        if (mine.isCancelled) endOnServer(mine);
        else
          tell((current) => ({
            progress: receiveProgress(current.progress, event, performance.now()),
            isAway: false,
          }));
      });
      return analyze(request, key, {
        signal: controller.signal,
        onAway: () => tell(() => ({ isAway: true })),
      });
    };
    run().then(
      async (result) => {
        end(mine);
        if (call.current !== mine) return;
        releaseCall();
        // The overlay stays until the result is shown.
        await onDone(result);
        setRunning(null);
      },
      (error: unknown) => {
        end(mine);
        if (call.current !== mine) return;
        releaseCall();
        setRunning(null);
        onFailed(request, error);
      },
    );
  };

  const start = (request: AnalysisRequest): void => wait(request, createIdempotencyKey());

  const waitOn = useEffectEvent(wait);
  useEffect(() => {
    let isHere = true;
    const takeUp = async (): Promise<void> => {
      if (!takesOver && !isReloaded()) return;
      const left = takeAnalysis(takesOver ? null : window.location.href);
      // A different user who is signed in by now mustn't start anything with it.
      if (left !== null && (await isBegun(left.key)) && isHere) waitOn(left.request, left.key);
    };
    // A screen that is mounted and unmounted immediately, as in development, must not consume it.
    const timer = setTimeout(() => void takeUp());
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [takesOver]);

  const cancel = (): void => {
    const cancelled = releaseCall();
    setRunning(null);
    if (cancelled === null) return;
    cancelled.isCancelled = true;
    // A request that is still on its way would start on the server after this screen has ended.
    if (cancelled.isBegun) endOnServer(cancelled);
  };

  return { running, now, start, cancel };
}

function end({ stopListening, controller }: Call): void {
  stopListening();
  controller.abort();
}

function endOnServer(call: Call): void {
  end(call);
  // An analysis that has ended by now needs no canceling.
  cancelAnalysis(call.key).catch(() => undefined);
}

/** Whether this screen was loaded with the reload button. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name === window.location.href && 'type' in entry && entry.type === 'reload';
}
