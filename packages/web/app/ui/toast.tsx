import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  look?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
}

const VISIBLE_MS = 5_000;
const SWIPE_PX = 50;

type Shown = ToastMessage & { id: number };
let shown: Shown | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; it replaces the visible one. Returns a function that removes it. */
export function toast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  set({ ...message, id });
  return () => {
    if (shown?.id === id) set(null);
  };
}

function set(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region of notifications, reached with F8. One message is visible at a time, for five seconds. */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    <Radix.Provider duration={VISIBLE_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {message && (
        <Radix.Root
          key={message.id}
          type={message.look === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open && shown?.id === message.id) set(null);
          }}
          className={classNames(
            'grid grid-cols-[1fr_auto] items-start gap-x-4 rounded-2 border border-line border-s-[3px] bg-raised py-3 ps-4 pe-2 text-ui shadow-float',
            message.look === 'destructive' ? 'border-s-danger' : 'border-s-ok',
          )}
        >
          <div className="grid gap-1 py-1.5">
            <Radix.Title className="font-medium text-ink">{message.title}</Radix.Title>
            {message.description !== undefined && (
              <Radix.Description>{message.description}</Radix.Description>
            )}
            {message.action && (
              <Radix.Action asChild altText={message.action.label} onClick={message.action.onSelect}>
                <Button className="mt-2 justify-self-start">{message.action.label}</Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <Button look="quiet" aria-label="Dismiss">
              <X />
            </Button>
          </Radix.Close>
        </Radix.Root>
      )}
      {/* At the top while there are controls at the bottom of the screen. */}
      <Radix.Viewport className="fixed right-0 bottom-0 z-70 m-0 w-[min(27rem,100vw)] list-none p-4 [:root:has([data-foot-controls])_&]:top-0 [:root:has([data-foot-controls])_&]:bottom-auto" />
    </Radix.Provider>
  );
}
