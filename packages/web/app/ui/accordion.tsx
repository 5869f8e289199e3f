import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { usePrinting } from './printing.ts';

/** Rows that open, one or several at a time; in print all of them. */
export const Accordion = Radix.Root;

interface ItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  /** The heading's content; the whole row is the button. */
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  triggerClassName?: string;
}

export function AccordionItem({
  title,
  headingLevel = 3,
  triggerClassName,
  className,
  children,
  ...props
}: ItemProps) {
  const Heading = `h${headingLevel}` as const;
  const isPrinting = usePrinting();
  return (
    <Radix.Item {...props} className={className}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className={classNames('group w-full text-start', triggerClassName)}>
            {title}
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content {...(isPrinting && { forceMount: true })}>{children}</Radix.Content>
    </Radix.Item>
  );
}

/** A plus that becomes a minus while its row is open. */
export function PlusMark({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('plus-mark', className)} />;
}
