import { decodeTicks, encodeTicks } from '@liftmark/contract/tools/cro-checklist';
import { useEffect, useState } from 'react';
import { useAddressInputs } from './use-address-inputs.ts';

const STORAGE_KEY = 'liftmark-checklist';
const BLANK = { done: encodeTicks(new Set()) };

interface ChecklistTicks {
  ticked: ReadonlySet<number>;
  toggle: (item: number) => void;
  clear: () => void;
}

/** Ticks of the checklist. A shared address comes first; without one, what this browser has kept. */
export function useChecklistTicks(): ChecklistTicks {
  const { inputs, set, clear, isReady } = useAddressInputs(BLANK);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (!isReady) return;
    const kept = localStorage.getItem(STORAGE_KEY);
    if (!new URLSearchParams(window.location.search).has('done') && kept !== null) set('done', kept);
    setRestored(true);
  }, [isReady, set]);

  useEffect(() => {
    if (isRestored) localStorage.setItem(STORAGE_KEY, inputs.done);
  }, [inputs.done, isRestored]);

  const ticked = decodeTicks(inputs.done);
  return {
    ticked,
    toggle(item) {
      const next = new Set(ticked);
      if (!next.delete(item)) next.add(item);
      set('done', encodeTicks(next));
    },
    clear,
  };
}
