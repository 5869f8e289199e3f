import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A button inside running text that looks like a link. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        'inline-flex min-h-6 items-center text-accent text-sm underline decoration-1 underline-offset-[0.18em] hover:text-accent-hover',
        className,
      )}
    />
  );
}
