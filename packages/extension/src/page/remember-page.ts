/** Undoes what a capture does to a page that somebody goes on using. */

interface Memory {
  /** Called before everything that moves is stopped. */
  noteMotion(): void;
  /** Hides what stays on the screen, or shows it again. */
  hideRepeated(isHidden: boolean): void;
  restore(): void;
}

export function rememberPage(): Memory {
  const scrolled = { left: scrollX, top: scrollY };
  const undone: (() => void)[] = [];
  const hidden = new Map<HTMLElement, string | null>();

  const keepStyle = (element: HTMLElement) => {
    const style = element.getAttribute('style');
    return () => {
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    };
  };
  const show = () => {
    for (const [element, style] of hidden) {
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    }
    hidden.clear();
  };

  return {
    noteMotion() {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running' || Number.isFinite(endOf(animation))) continue;
        undone.push(() => animation.play());
      }
      for (const player of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
        if (!player.paused) undone.push(() => void player.play().catch(() => undefined));
      }
      const { revealed = [] } = globalThis as { revealed?: HTMLElement[] };
      for (const element of revealed) undone.push(keepStyle(element));
    },
    hideRepeated(isHidden) {
      if (!isHidden) return show();
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { position } = getComputedStyle(element);
        if (hidden.has(element) || (position !== 'fixed' && position !== 'sticky')) continue;
        hidden.set(element, element.getAttribute('style'));
        if (position === 'fixed') element.style.setProperty('visibility', 'hidden', 'important');
        else element.style.setProperty('position', 'relative', 'important');
        if (position === 'sticky') element.style.setProperty('inset', 'auto', 'important');
      }
    },
    restore() {
      show();
      for (const undo of undone.splice(0)) undo();
      scrollTo({ ...scrolled, behavior: 'instant' });
    },
  };
}

function endOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().endTime);
}
