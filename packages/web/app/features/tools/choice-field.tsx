import { Field, Select } from '../../ui/field.tsx';

/** Stands for "nothing chosen": no option of a select may be empty. */
export const UNSET = 'unset';

interface ChoiceFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Label by value. */
  options: Record<string, string>;
  /** The placeholder while nothing is chosen. */
  prompt: string;
  hint?: string;
}

export function ChoiceField({ label, value, onChange, options, prompt, hint }: ChoiceFieldProps) {
  const known = value in options ? value : UNSET;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={known} onChange={(event) => onChange(event.target.value)}>
          <option value={UNSET}>{prompt}</option>
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
