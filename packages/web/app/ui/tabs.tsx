import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';
import { useScrollingRow } from './scrolling-row.ts';

interface TabsProps<Value extends string> {
  label: string;
  tabs: { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `segment` for two or three views of one thing, `ruled` for parts of a screen. */
  look?: 'ruled' | 'segment';
  /** Shown next to a segment's row. */
  aside?: ReactNode;
  children: ReactNode;
}

const LISTS = {
  ruled: 'scrolling-row relative -ms-1 flex max-w-full gap-4 border-b border-line',
  segment: 'inline-flex overflow-hidden rounded-2 border border-edge bg-raised',
};
const TRIGGERS = {
  ruled:
    '-mb-px min-h-11 shrink-0 px-1 border-b-2 border-transparent text-ui text-ink-3 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
  segment:
    'min-h-[calc(var(--control)-2px)] px-3.5 text-sm font-medium text-ink-2 hover:bg-hover disabled:text-ink-3 [&+&]:border-s [&+&]:border-line data-[state=active]:bg-ink data-[state=active]:text-on-ink',
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'ruled',
  aside,
  children,
}: TabsProps<Value>) {
  const list = useScrollingRow<HTMLDivElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has to be brought into a row that scrolls
  useEffect(() => {
    const row = list.current;
    const active = row?.querySelector<HTMLElement>('[data-state="active"]');
    if (row && active) row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onChange(tab.value);
      }}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Radix.List ref={list} aria-label={label} className={LISTS[look]}>
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={classNames('whitespace-nowrap focus-visible:-outline-offset-2', TRIGGERS[look])}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} tabIndex={-1} className="min-w-0">
      {children}
    </Radix.Content>
  );
}
