import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  plain: 'border-edge bg-raised text-ink hover:bg-hover',
  danger: 'border-danger bg-raised text-danger hover:bg-danger-wash',
  quiet: 'border-transparent px-3 text-ink-2 hover:bg-hover hover:text-ink',
};
const SIZES = {
  normal: 'min-h-control px-4 py-1.5 text-ui',
  large: 'min-h-13 px-6 py-2 text-md',
  /** Within a line of text. */
  inline: 'min-h-6 px-2 py-0 text-sm',
};

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per screen. */
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Styles its one child (a link) instead of rendering a button. */
  asChild?: boolean;
}

export function Button({
  look = 'plain',
  size = 'normal',
  asChild = false,
  className,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...props}
      className={classNames(
        'inline-flex items-center justify-center gap-2 rounded-2 border font-medium leading-tight no-underline transition-colors',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:text-ink-3',
        '[&_svg]:size-[1.1em] [&_svg]:shrink-0',
        LOOKS[look],
        SIZES[size],
        className,
      )}
    />
  );
}
