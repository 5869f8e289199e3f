import { decodeTicks, encodeTicks } from '@liftmark/presentation/tools/cro-checklist';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { localStore } from '../../client/browser-store.ts';
import { useAddressInputs } from './use-address-inputs.ts';

/** Name of the checkboxes, which are on the page in the order of the list. */
export const CHECKLIST_ITEM = 'checklist-item';

const STORAGE_KEY = 'liftmark-checklist';
const BLANK = { done: encodeTicks(new Set()) };

interface ChecklistTicks {
  ticked: ReadonlySet<number>;
  toggle: (item: number) => void;
  clear: () => void;
}

/**
 * The checked items. A shared address comes first; without one, those stored in this browser. Items that were
 * checked before React loaded are added to either.
 */
export function useChecklistTicks(): ChecklistTicks {
  const { inputs, set, clear, isReady } = useAddressInputs(BLANK);
  const [isRestored, setRestored] = useState(false);

  // Rerendering the checkboxes clears what was checked before, so it is read first.
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
