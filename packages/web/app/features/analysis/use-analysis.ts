import type { AnalysisRequest, AnalysisResult } from '@liftmark/contract/analysis-request';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { analyze, cancelAnalysis, isBegun } from './analyze.ts';
import { forgetAnalysis, keepAnalysis, type LeftAnalysis, takeAnalysis } from './left-analysis.ts';
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

interface Call extends LeftAnalysis {
  controller: AbortController;
  stopListening: () => void;
  /** Whether the server has told of it. */
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
 * Runs one analysis at a time and follows its progress, also when its screen is loaded anew or left meanwhile.
 * @param prepare settles before the first call; until then a new visitor would be somebody else in every call
 * @param onDone shows the result; settles once that stands on the screen
 * @param takesOver whether it waits on for what another screen of this tab has begun, too
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

  const letGo = (): Call | null => {
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
      // The server goes on with it.
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
    // A request that was on its way when the network went may stay unanswered for minutes.
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
        letGo();
        // What runs is shown until its result is.
        await onDone(result);
        setRunning(null);
      },
      (error: unknown) => {
        end(mine);
        if (call.current !== mine) return;
        letGo();
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
      // Somebody else who is signed in by now begins nothing by it.
      if (left !== null && (await isBegun(left.key)) && isHere) waitOn(left.request, left.key);
    };
    // A screen that is drawn and taken away at once, as in development, takes nothing with it.
    const timer = setTimeout(() => void takeUp());
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [takesOver]);

  const cancel = (): void => {
    const cancelled = letGo();
    setRunning(null);
    if (cancelled === null) return;
    cancelled.isCancelled = true;
    // One that is still on its way to the server would begin there after its end.
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
  // An analysis that ended meanwhile needs no cancelling.
  cancelAnalysis(call.key).catch(() => undefined);
}

/** Whether the screen that stands here came from the reload button. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name === window.location.href && 'type' in entry && entry.type === 'reload';
}
