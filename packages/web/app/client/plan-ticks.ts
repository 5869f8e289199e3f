import { type Ticks, ticksSchema } from '@liftmark/contract/ticks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { sentenceFor } from './api-error.ts';
import { localStore } from './browser-store.ts';
import { call } from './call.ts';

interface PlanTicks {
  ticked: readonly string[];
  setTicked: (item: string, isTicked: boolean) => void;
}

interface PlanTicksOptions {
  reportId: string;
  /** What the server keeps for the viewer. */
  stored: readonly string[];
  isSignedIn: boolean;
}

/** The ticks of one report's action plan: kept on the server for whoever is signed in, else in this browser. */
export function usePlanTicks({ reportId, stored, isSignedIn }: PlanTicksOptions): PlanTicks {
  const [inBrowser, setInBrowser] = useState(() => readTicks(reportId));
  const [onServer, setOnServer] = useState(stored);
  const { mutate } = useMutation({
    // One after the other, so that the last answer tells of all.
    scope: { id: `ticks ${reportId}` },
    mutationFn: (body: { item: string; ticked: boolean }): Promise<Ticks> =>
      call(`/api/reports/${encodeURIComponent(reportId)}/ticks`, ticksSchema, { method: 'PUT', body }),
    onError: (error, { item, ticked }) => {
      setOnServer((current) => withTick(current, item, !ticked));
      toast({ title: 'Not saved', description: sentenceFor(error), look: 'destructive' });
    },
  });

  if (isSignedIn) {
    return {
      ticked: onServer,
      setTicked: (item, ticked) => {
        setOnServer((current) => withTick(current, item, ticked));
        mutate({ item, ticked });
      },
    };
  }
  return {
    ticked: inBrowser,
    setTicked: (item, ticked) => {
      const next = withTick(inBrowser, item, ticked);
      setInBrowser(next);
      localStore.writeJson(keyOf(reportId), next);
    },
  };
}

/** The list with one item ticked or not. */
function withTick(ticks: readonly string[], item: string, isTicked: boolean): string[] {
  const others = ticks.filter((other) => other !== item);
  return isTicked ? [...others, item] : others;
}

function keyOf(reportId: string): string {
  return `liftmark:plan:${reportId}`;
}

function readTicks(reportId: string): string[] {
  const stored = localStore.readJson(keyOf(reportId));
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}
