/** What the button must not lie over. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [tabindex="0"]';

/** Fewer pixels are no decision to read on or back. */
const STEP_PX = 4;

/**
 * Keeps the floating feedback button out of the way: it steps aside while somebody reads on, and wherever it would lie
 * over a control. On the way back, and at the end of a page, it is there again.
 */
export function startFeedbackButton(): void {
  let lastY = window.scrollY;
  let isReadingOn = false;
  let isAsked = false;

  function place(): void {
    isAsked = false;
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - lastY) >= STEP_PX) {
      isReadingOn = scrollY > lastY;
      lastY = scrollY;
    }
    const corner = document.querySelector('#feedback-corner');
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP_PX;
    const isInTheWay = (isReadingOn && !isAtEnd) || (corner !== null && liesOverControl(corner));
    document.documentElement.toggleAttribute('data-feedback-aside', isInTheWay);
  }

  function ask(): void {
    if (!isAsked) requestAnimationFrame(place);
    isAsked = true;
  }

  window.addEventListener('scroll', ask, { passive: true });
  window.addEventListener('resize', ask);
  document.addEventListener('focusin', ask);
  new ResizeObserver(ask).observe(document.body);
}

/** Whether the page has a control where the corner is. */
function liesOverControl(corner: Element): boolean {
  const { left, top, width, height } = corner.getBoundingClientRect();
  const shares = [0, 0.5, 1];
  return shares.some((x) =>
    shares.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => !corner.contains(element) && element.closest(CONTROLS) !== null),
    ),
  );
}
