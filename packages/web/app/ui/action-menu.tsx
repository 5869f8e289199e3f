import { ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';

export interface MenuAction {
  label: string;
  /** What the label leaves open: "PDF". */
  hint?: string;
  onSelect: () => void;
  disabled?: boolean;
  /** Whether it takes something away for good. */
  isDangerous?: boolean;
}

interface ActionMenuProps {
  label: string;
  icon?: ReactNode;
  look?: ButtonProps['look'];
  /** Whether one of the actions runs. */
  isPending?: boolean;
  actions: MenuAction[];
}

/** A button that opens a list of things to do. */
export function ActionMenu({ label, icon, look = 'quiet', isPending = false, actions }: ActionMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button look={look} className="justify-self-start" aria-busy={isPending}>
          {icon}
          {label}
          <ChevronDown />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto min-w-40 rounded-3 border border-line bg-raised p-1.5 shadow-float"
        >
          {actions.map((action) => (
            <Radix.Item
              key={action.label}
              disabled={action.disabled ?? false}
              onSelect={action.onSelect}
              className={classNames(
                'flex min-h-control cursor-pointer items-center justify-between gap-4 rounded-2 px-3 text-ui outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3',
                action.isDangerous
                  ? 'text-danger data-highlighted:bg-danger-wash'
                  : 'text-ink-2 data-highlighted:bg-hover data-highlighted:text-ink',
              )}
            >
              {action.label}
              {action.hint !== undefined && <span className="note">{action.hint}</span>}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
