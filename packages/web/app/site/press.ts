/**
 * Listens for presses on what a selector matches, anywhere in the document. It uses the capture phase, because
 * React stops events between hydrating a page and drawing it.
 */
export function onPress(selector: string, act: (pressed: HTMLElement) => void): void {
  const listener = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (pressed) act(pressed);
  };
  document.addEventListener('click', listener, { capture: true });
}
