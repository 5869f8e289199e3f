import { type RefObject, useEffect, useRef } from 'react';

/** For a `scrolling-row`: marks the sides on which it continues, so that it fades there. */
export function useScrollingRow<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const tell = (): void => {
      const hidden = row.scrollWidth - row.clientWidth;
      const sides = [row.scrollLeft > 1 && 'start', row.scrollLeft < hidden - 1 && 'end'];
      row.dataset.goesOn = sides.filter(Boolean).join(' ');
    };
    row.addEventListener('scroll', tell, { passive: true });
    const observer = new ResizeObserver(tell);
    observer.observe(row);
    return () => {
      row.removeEventListener('scroll', tell);
      observer.disconnect();
    };
  }, []);
  return ref;
}
