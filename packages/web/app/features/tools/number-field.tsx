import type { ReactNode } from 'react';
import { Field, Input } from '../../ui/field.tsx';

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  step?: number;
  max?: number;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
}

/** A number field. Text that isn't a number counts as 0, so that is no error to show. */
export function NumberField({
  label,
  value,
  onChange,
  step = 1,
  max,
  hint,
  error,
  placeholder,
}: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={0}
          max={max}
          step={step}
          value={value}
          placeholder={placeholder}
          className="tabular"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
