import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useId, useState } from 'react';

interface SpotlightProps {
  /** The element to point at. */
  target: Element;
  title: string;
  text: string;
  /** Called when the person turns to something else, or presses Escape. */
  onClose: () => void;
  /** Called when the person points at the box or uses it. */
  onUse: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A box next to an element of the page, which is framed while the rest is dimmed. The page stays usable. */
export function Spotlight({ target, title, text, onClose, onUse, children }: SpotlightProps) {
  const id = useId();
  const box = usePlaceOf(target);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: target }} />
      <Popover.Portal>
        <div>
          <div aria-hidden="true" className="spotlight-frame" style={box} />
          <Popover.Content
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            sideOffset={16}
            collisionPadding={12}
            onPointerEnter={onUse}
            onKeyDown={onUse}
            className="relative z-60 grid w-[min(22rem,calc(100vw-1.5rem))] gap-4 rounded-3 border border-line bg-raised p-5 shadow-float"
          >
            <div aria-live="polite" className="grid gap-1">
              <h2 id={`${id}-title`} className="title-4">
                {title}
              </h2>
              <p id={`${id}-text`} className="text-ui">
                {text}
              </p>
            </div>
            {children}
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The position of an element in the window, updated while the window scrolls or changes its size. */
function usePlaceOf(target: Element): { left: number; top: number; width: number; height: number } {
  const [, setMoves] = useState(0);
  useEffect(() => {
    const follow = (): void => setMoves((moves) => moves + 1);
    target.scrollIntoView({ block: 'center' });
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [target]);
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}
