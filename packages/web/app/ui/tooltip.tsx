import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Opens after 700 ms; within 300 ms the next one opens immediately. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A dotted word with its explanation, for pointer and keyboard. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger className="cursor-help border-edge border-b border-dotted text-start">
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-70 max-w-72 rounded-2 bg-ink px-3 py-2 text-sm text-on-ink shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
