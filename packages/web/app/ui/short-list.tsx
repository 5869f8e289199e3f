import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface ShortListProps<Item> {
  items: readonly Item[];
  /** How many are shown at first, and how many more each time. */
  step: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The beginning of a long list, with a button that shows more of it. */
export function ShortList<Item>({ items, step, children }: ShortListProps<Item>) {
  const [count, setCount] = useState(step);
  const left = items.length - count;
  return (
    <>
      {children(items.slice(0, count))}
      {left > 0 && (
        <Button className="justify-self-start" onClick={() => setCount(count + step)}>
          Show {Math.min(step, left)} more of {left}
        </Button>
      )}
    </>
  );
}
