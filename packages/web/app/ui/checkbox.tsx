import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** What the page's scripts find it by. */
  name?: string;
  children: ReactNode;
}

/** The browser's own checkbox, which works before React has loaded. */
export function Checkbox({ checked, onChange, disabled = false, name, children }: CheckboxProps) {
  const id = useId();
  return (
    <span className="grid min-h-control grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-3 py-2">
      <span className="relative mt-0.5 grid size-5 place-items-center">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[3px] border border-edge bg-raised checked:border-accent checked:bg-accent disabled:cursor-default"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none relative hidden size-4 text-on-accent peer-checked:block"
          strokeWidth={3}
        />
      </span>
      <label htmlFor={id} className="cursor-pointer [overflow-wrap:anywhere]">
        {children}
      </label>
    </span>
  );
}
