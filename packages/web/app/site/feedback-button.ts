/** What the button must not lie over: controls, and what is taken in at a glance, such as a score, a tick or a picture. */
const KEPT_CLEAR =
  'a, button, input, select, textarea, summary, label, [tabindex="0"], [data-band], svg, img, video, canvas';

/** Where the page is probed below the button: closer than the smallest sign is wide. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Fewer pixels are no decision to read on or back. */
const STEP_PX = 4;

/** After so long without scrolling the page is read where it stands. */
const REST_MS = 4_000;

/**
 * Keeps the floating feedback button out of the way: it steps aside while somebody reads on, wherever it would lie over
 * a control, a score or a picture, and over text that is read at rest. On the way back, and at the end of a page, it is
 * there again.
 */
export function startFeedbackButton(): void {
  let lastY = window.scrollY;
  let isReadingOn = false;
  let isAsked = false;
  let isAtRest = true;
  let rest: ReturnType<typeof setTimeout>;

  function place(): void {
    isAsked = false;
    const { scrollY, innerHeight } = window;
    if (Math.abs(scrollY - lastY) >= STEP_PX) {
      isReadingOn = scrollY > lastY;
      lastY = scrollY;
    }
    const corner = document.querySelector('#feedback-corner');
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP_PX;
    // What stands at the top is read as soon as one is there.
    const isRead = isAtRest || scrollY < STEP_PX;
    const isInTheWay = (isReadingOn && !isAtEnd) || (corner !== null && liesOverContent(corner, isRead));
    document.documentElement.toggleAttribute('data-feedback-aside', isInTheWay);
  }

  function ask(): void {
    if (!isAsked) requestAnimationFrame(place);
    isAsked = true;
  }

  function move(): void {
    isAtRest = false;
    clearTimeout(rest);
    rest = setTimeout(() => {
      isAtRest = true;
      ask();
    }, REST_MS);
    ask();
  }

  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('resize', ask);
  document.addEventListener('focusin', ask);
  new ResizeObserver(ask).observe(document.body);
}

/** Whether the page has something where the corner is that it must not hide. */
function liesOverContent(corner: Element, isAtRest: boolean): boolean {
  const box = corner.getBoundingClientRect();
  const below = new Set(
    SHARES.flatMap((x) =>
      SHARES.flatMap((y) => document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height)),
    ),
  );
  return [...below].some(
    (element) =>
      !corner.contains(element) &&
      (element.closest(KEPT_CLEAR) !== null || (isAtRest && hasTextWithin(element, box))),
  );
}

/** Whether text of the element's own runs through the box. */
function hasTextWithin(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
