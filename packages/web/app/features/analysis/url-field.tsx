import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import type { ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { Field, Input } from '../../ui/field.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';

interface UrlFieldProps {
  /** Of the value in the form. */
  name: string;
  label: string;
  placeholder: string;
  hint?: string;
  /** What the guided tour knows it by. */
  tourId?: string;
  /** Called with each normalized address. */
  onUrl?: (url: string) => void;
}

/** A box for an address, which is put right while it is being typed. */
export function UrlField({ name, label, placeholder, hint, tourId, onUrl }: UrlFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const isHydrated = useIsHydrated();
  const set = (url: string): void => {
    field.onChange(url);
    onUrl?.(url);
  };
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    // Deleting stays free: a scheme that came back under the cursor could never be removed.
    const isDeleting =
      event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType.startsWith('delete');
    set(isDeleting ? event.target.value : normalizeTypedUrl(event.target.value));
  };
  return (
    <div data-tour={tourId}>
      <Field label={label} error={fieldState.error?.message} hint={hint}>
        {(control) => (
          <Input
            {...control}
            {...field}
            onChange={type}
            onBlur={() => {
              set(normalizeTypedUrl(field.value ?? ''));
              field.onBlur();
            }}
            // Before React has the box, what is typed would be lost.
            readOnly={!isHydrated}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            size="large"
          />
        )}
      </Field>
    </div>
  );
}
