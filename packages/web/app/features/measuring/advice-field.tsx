import { likeliestAdvice } from '@liftmark/contract/likeliest-advice';
import type { PageMeasuring } from '@liftmark/contract/measuring';
import { useState } from 'react';
import { Field, Select } from '../../ui/field.tsx';

type Recommendations = PageMeasuring['recommendations'];

export interface AdviceChoice {
  recommendations: Recommendations;
  value: string | null;
  /** Whether it's only the likeliest, which a person confirms by saving. */
  isSuggested: boolean;
  choose: (id: string | null) => void;
  /** Suggests again, as for another page. */
  reset: () => void;
}

interface Choosing {
  /** What the change or the test is called. */
  name: string;
  /** Undefined until they're read. */
  recommendations: Recommendations | undefined;
  known?: string | null;
}

/** The recommendation that a change or a test is about: the likeliest by its name until a person chooses one. */
export function useAdvice({ name, recommendations, known = null }: Choosing): AdviceChoice {
  const [chosen, choose] = useState<string | null | undefined>(known ?? undefined);
  const offered = recommendations ?? [];
  const value = chosen === undefined ? (likeliestAdvice(name, offered)?.id ?? null) : chosen;
  const isOffered = recommendations === undefined || offered.some(({ id }) => id === value);
  return {
    recommendations: offered,
    value: isOffered ? value : null,
    isSuggested: chosen === undefined && value !== null,
    choose,
    reset: () => choose(undefined),
  };
}

interface AdviceFieldProps {
  label: string;
  advice: AdviceChoice;
  error: string | undefined;
}

/** The choice of a recommendation; nothing where no report has any. */
export function AdviceField({
  label,
  advice: { recommendations, value, isSuggested, choose },
  error,
}: AdviceFieldProps) {
  if (recommendations.length === 0) return null;
  return (
    <Field
      label={label}
      error={error}
      {...(isSuggested && { hint: 'Suggested by its name. Check that it’s the right one.' })}
    >
      {(field) => (
        <Select {...field} value={value ?? ''} onChange={({ target }) => choose(target.value || null)}>
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
