import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { text } from './controls.text.ts';
import { useReportLanguage, worded } from './report-language.tsx';

const WIDTHS = {
  normal: 'w-[min(30rem,calc(100vw-2rem))]',
  wide: 'w-[min(80rem,calc(100vw-2rem))]',
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** `wide` for pictures. */
  size?: keyof typeof WIDTHS;
  children: ReactNode;
}

/**
 * Returns the focus to where it was, or else to the content of the page: these dialogs are opened by code, or by
 * the address, and have no trigger to return to.
 */
function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const had = before.current;
      if (had instanceof HTMLElement && had !== document.body && had.isConnected) had.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}

/** A question or short form over the page, in the language of what opened it; the page behind is inert. */
export const Dialog = worded(function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  const language = useReportLanguage();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-(--veil)" />
        <Radix.Content
          {...focusReturn}
          lang={language}
          className={classNames(
            '-translate-1/2 fixed top-1/2 left-1/2 z-60 grid max-h-[calc(100dvh-2rem)] gap-4 overflow-auto rounded-3 border border-line bg-raised p-6 shadow-float',
            WIDTHS[size],
          )}
        >
          <div className="grid gap-1 pe-10">
            <Radix.Title className="title-4">{title}</Radix.Title>
            <Radix.Description className="text-ui">{description}</Radix.Description>
          </div>
          {children}
          <Radix.Close asChild>
            <Button look="quiet" aria-label={text.close} className="absolute top-3 right-3">
              <X />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

interface OverlayProps {
  open: boolean;
  /** Called when Escape is pressed. */
  onEscape: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A dialog that takes the whole screen while something runs. */
export function FullScreenOverlay({ open, onEscape, title, children }: OverlayProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onEscape();
          }}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] overflow-auto bg-paper focus:outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
