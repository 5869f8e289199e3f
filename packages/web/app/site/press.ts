/**
 * Hears presses of what a selector names, wherever in the document it is drawn. On the way down: between taking a page
 * over and having drawn it, React lets nothing that is pressed come any further.
 */
export function onPress(selector: string, act: (pressed: HTMLElement) => void): void {
  const listener = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (pressed) act(pressed);
  };
  document.addEventListener('click', listener, { capture: true });
}
