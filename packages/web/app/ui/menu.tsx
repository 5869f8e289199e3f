import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Button } from './button.tsx';

export interface ChoiceMenuProps<Value extends string> {
  /** What the menu selects, for screen readers: "Show". */
  label: string;
  value: Value;
  options: { value: Value; label: string; count?: number }[];
  onChange: (value: Value) => void;
}

/** A button that opens a list of choices, one of which is selected. */
export function ChoiceMenu<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button aria-label={`${label}: ${chosen?.label ?? value}`} className="min-w-0 max-w-60">
          <span className="truncate">{chosen?.label ?? value}</span>
          <ChevronDown />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto min-w-56 rounded-3 border border-line bg-raised p-1.5 shadow-float"
        >
          <Radix.RadioGroup
            value={value}
            onValueChange={(next) => {
              const option = options.find((candidate) => candidate.value === next);
              if (option) onChange(option.value);
            }}
          >
            {options.map((option) => (
              <Radix.RadioItem
                key={option.value}
                value={option.value}
                className="grid min-h-control cursor-pointer grid-cols-[1fr_auto_1rem] items-center gap-3 rounded-2 px-3 text-ink-2 text-ui outline-none data-highlighted:bg-hover data-highlighted:text-ink"
              >
                <span className="[overflow-wrap:anywhere]">{option.label}</span>
                <span className="tabular text-ink-3 text-sm">{option.count}</span>
                <Radix.ItemIndicator>
                  <Check className="size-4" />
                </Radix.ItemIndicator>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
