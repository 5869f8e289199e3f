import { decodeTicks, encodeTicks } from '@liftmark/contract/tools/cro-checklist';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { localStore } from '../../client/browser-store.ts';
import { useAddressInputs } from './use-address-inputs.ts';

/** Name of the boxes, which stand on the page in the order of the list. */
export const CHECKLIST_ITEM = 'checklist-item';

const STORAGE_KEY = 'liftmark-checklist';
const BLANK = { done: encodeTicks(new Set()) };

interface ChecklistTicks {
  ticked: ReadonlySet<number>;
  toggle: (item: number) => void;
  clear: () => void;
}

/**
 * Ticks of the checklist. A shared address comes first; without one, what this browser has kept. What was ticked
 * before React had the boxes is added to either.
 */
export function useChecklistTicks(): ChecklistTicks {
  const { inputs, set, clear, isReady } = useAddressInputs(BLANK);
  const [isRestored, setRestored] = useState(false);

  // Drawing the boxes anew takes away what was ticked before, so it is read first.
  const early = useRef<number[]>([]);
  useLayoutEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CHECKLIST_ITEM}"]`)];
    early.current = boxes.flatMap(({ checked }, item) => (checked ? [item] : []));
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const shared = new URLSearchParams(window.location.search).get('done');
    const kept = shared ?? localStore.read(STORAGE_KEY) ?? BLANK.done;
    set('done', encodeTicks(new Set([...decodeTicks(kept), ...early.current])));
    setRestored(true);
  }, [isReady, set]);

  useEffect(() => {
    if (isRestored) localStore.write(STORAGE_KEY, inputs.done);
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
