import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { worded } from './report-language.tsx';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labeled control with its hint and its error message. */
export const Field = worded(function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </div>
  );
});

const CONTROL =
  'w-full rounded-2 border border-edge bg-raised px-3 text-md text-ink placeholder:text-ink-3 hover:border-ink-3 ' +
  'focus-visible:rounded-2 focus-visible:outline-offset-1 ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--band-0-ink)]';

interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'normal' | 'large';
}

export function Input({ size = 'normal', className, ...props }: InputProps) {
  const height = size === 'large' ? 'min-h-13 px-4' : 'min-h-control';
  const arrow = props.list !== undefined && 'select-arrow pe-9';
  return <input {...props} className={classNames(CONTROL, height, arrow, className)} />;
}

const FILE =
  'py-1.5 text-sm file:me-3 file:min-h-7 file:cursor-pointer file:rounded-2 file:border file:border-edge file:bg-tint file:px-3 file:text-ink';

export function FileInput(props: Omit<InputProps, 'type' | 'size' | 'className'>) {
  return <Input {...props} type="file" className={FILE} />;
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select {...props} className={classNames(CONTROL, 'select-arrow min-h-control pe-9', className)} />;
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={classNames(CONTROL, 'block py-2', className)} />;
}
