import type { PageMeasuring } from '@liftmark/contract/measuring';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Select } from '../../ui/field.tsx';

interface AdviceFieldProps {
  label: string;
  recommendations: PageMeasuring['recommendations'];
  registered: UseFormRegisterReturn;
  error: string | undefined;
}

/** For `register`: no recommendation is none, not one without a name. */
export const ADVICE = { setValueAs: (value: string | null) => value || null };

/** The recommendation that a change or a test is about; nothing where no report has any. */
export function AdviceField({ label, recommendations, registered, error }: AdviceFieldProps) {
  if (recommendations.length === 0) return null;
  return (
    <Field label={label} error={error}>
      {(field) => (
        <Select {...field} {...registered}>
          <option value="">None</option>
          {recommendations.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
