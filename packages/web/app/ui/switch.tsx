import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-control items-center gap-2.5 text-sm">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-5 w-9 shrink-0 rounded-full bg-edge transition-colors focus-visible:rounded-full data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4 translate-x-0.5 rounded-full bg-paper transition-transform data-[state=checked]:translate-x-4.5" />
      </Radix.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
