import { doneItems, ticksToSet } from '@liftmark/contract/optimization-tasks';
import { type TickRequest, type Ticks, ticksSchema } from '@liftmark/contract/ticks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '../ui/controls.text.ts';
import { useFailureWords } from '../ui/failure-words.ts';
import { toast } from '../ui/toast.tsx';
import { localStore } from './browser-store.ts';
import { call } from './call.ts';

interface PlanTicks {
  /** Ids of changes and of their tasks. */
  done: ReadonlySet<string>;
  /** @param item the change itself, or one of its tasks */
  setDone: (change: string, item: string, isDone: boolean) => void;
}

interface PlanTicksOptions {
  reportId: string;
  /** Ids of the changes that can be ticked. */
  changes: readonly string[];
  /** What the server stores for the viewer. */
  stored: readonly string[];
  isSignedIn: boolean;
}

/** Which of a report's changes are done: stored on the server for signed-in users, otherwise in this browser. */
export function usePlanTicks({ reportId, changes, stored, isSignedIn }: PlanTicksOptions): PlanTicks {
  const [inBrowser, setInBrowser] = useState<readonly string[]>(() => readTicks(reportId));
  const [onServer, setOnServer] = useState(stored);
  const queryClient = useQueryClient();
  const { notSaved } = text;
  const words = useFailureWords();
  const { mutate } = useMutation({
    // One after the other, so that the last answer is complete.
    scope: { id: `ticks ${reportId}` },
    mutationFn: (body: TickRequest): Promise<Ticks> =>
      call(`/api/reports/${encodeURIComponent(reportId)}/ticks`, ticksSchema, { method: 'PUT', body }),
    // Open changes are counted over all pages.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard/stats'] }),
    onError: (error, { item, ticked }) => {
      setOnServer((current) => withTick(current, { item, ticked: !ticked }));
      toast({ title: notSaved, description: words(error), look: 'destructive' });
    },
  });

  const ticks = isSignedIn ? onServer : inBrowser;
  return {
    done: doneItems(changes, ticks),
    setDone: (change, item, isDone) => {
      const toSet = ticksToSet(change, item, isDone, ticks);
      const next = toSet.reduce(withTick, ticks);
      if (isSignedIn) {
        setOnServer(next);
        for (const tick of toSet) mutate(tick);
      } else {
        setInBrowser(next);
        localStore.writeJson(keyOf(reportId), next);
      }
    },
  };
}

/** The list with one item added or removed. */
function withTick(ticks: readonly string[], { item, ticked }: TickRequest): readonly string[] {
  const others = ticks.filter((other) => other !== item);
  return ticked ? [...others, item] : others;
}

function keyOf(reportId: string): string {
  return `liftmark:plan:${reportId}`;
}

function readTicks(reportId: string): string[] {
  const stored = localStore.readJson(keyOf(reportId));
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}
