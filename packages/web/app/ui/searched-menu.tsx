import { Check, ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Input } from './field.tsx';
import type { ChoiceMenuProps } from './menu.tsx';
import { text } from './scope-filters.text.ts';

/** A choice among so many that one types to find it. */
export function SearchedMenu<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceMenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const chosen = options.find((option) => option.value === value);
  const asked = search.trim().toLocaleLowerCase();
  const found = options.filter((option) => option.label.toLocaleLowerCase().includes(asked));
  const toggle = (next: boolean) => {
    setSearch('');
    setOpen(next);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={toggle}>
      <Radix.Trigger asChild>
        <Button aria-label={`${label}: ${chosen?.label ?? value}`} className="min-w-0 max-w-60">
          <span className="truncate">{chosen?.label ?? value}</span>
          <ChevronDown />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-72 grid-rows-[auto_minmax(0,1fr)] gap-1.5 rounded-3 border border-line bg-raised p-1.5 shadow-float"
        >
          <Input
            type="search"
            aria-label={text.search({ label })}
            placeholder={text.search({ label })}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul className="overflow-y-auto">
            {found.map((option) => (
              <li key={option.value}>
                <button
                  type="button"
                  aria-pressed={option.value === value}
                  onClick={() => {
                    onChange(option.value);
                    toggle(false);
                  }}
                  className="grid min-h-control w-full cursor-pointer grid-cols-[1fr_1rem] items-center gap-3 rounded-2 px-3 text-start text-ink-2 text-ui hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
                >
                  <span className="[overflow-wrap:anywhere]">{option.label}</span>
                  {option.value === value && <Check className="size-4" />}
                </button>
              </li>
            ))}
            {found.length === 0 && <li className="note px-3 py-2">{text.nothing}</li>}
          </ul>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
