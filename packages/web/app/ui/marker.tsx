import { classNames } from './class-names.ts';

/** The number of a finding, on the page and in the list. */
export function Marker({ number, active = false }: { number: number; active?: boolean }) {
  return (
    <span
      className={classNames(
        'tabular inline-grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold leading-none',
        active ? 'bg-accent text-on-accent' : 'bg-ink text-on-ink',
      )}
    >
      {number}
    </span>
  );
}
