import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field, Input } from '../../ui/field.tsx';

interface UrlFieldProps {
  /** Of the value in the form. */
  name: string;
  label: string;
  placeholder: string;
  hint?: string;
  /** The target of the guided tour. */
  tourId?: string;
  /** Called with each normalized address. */
  onUrl?: (url: string) => void;
}

/** A box for an address, which is normalized while it is being typed. */
export function UrlField({ name, label, placeholder, hint, tourId, onUrl }: UrlFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const box = useRef<HTMLInputElement>(null);
  const set = (url: string): void => {
    field.onChange(url);
    onUrl?.(url);
  };
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    // Deleting must stay possible: a scheme that came back under the cursor could never be removed.
    const isDeleting =
      event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType.startsWith('delete');
    set(isDeleting ? event.target.value : normalizeTypedUrl(event.target.value));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before React had the box, once
  useLayoutEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== (field.value ?? '')) set(normalizeTypedUrl(typed));
  }, []);
  return (
    <div data-tour={tourId}>
      <Field label={label} error={fieldState.error?.message} hint={hint}>
        {(control) => (
          <Input
            {...control}
            {...field}
            ref={(element) => {
              box.current = element;
              field.ref(element);
            }}
            onChange={type}
            onBlur={() => {
              set(normalizeTypedUrl(field.value ?? ''));
              field.onBlur();
            }}
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
