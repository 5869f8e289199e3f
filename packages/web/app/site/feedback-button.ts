/**
 * What the button must not cover: controls, and things people take in at a glance, such as a score, a tick or a
 * picture.
 */
const KEPT_CLEAR =
  'a, button, input, select, textarea, summary, label, [tabindex="0"], [data-band], svg, img, video, canvas';

/** The spacing of the probes below the button: less than the width of the smallest mark. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Scrolling by less doesn't show whether someone is reading on or going back. */
const STEP_PX = 4;

/** From this width on, the margin beside the content has room for the button. */
const WIDE_PX = 1_280;

/**
 * Moves the floating feedback button out of the way: it hides while someone reads on, and wherever it would cover
 * text, a control, a score or a picture. It comes back at the end of a page and, beside a margin, where there is room
 * when they scroll up.
 */
export function startFeedbackButton(): void {
  let lastY = window.scrollY;
  let isReadingOn = false;
  let isAsked = false;

  function place(): void {
    isAsked = false;
    const { scrollY, innerHeight, innerWidth } = window;
    if (Math.abs(scrollY - lastY) >= STEP_PX) {
      isReadingOn = scrollY > lastY;
      lastY = scrollY;
    }
    const corner = document.querySelector('#feedback-corner');
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - STEP_PX;
    const isInTheWay =
      (!isAtEnd && (isReadingOn || innerWidth < WIDE_PX)) || (corner !== null && liesOverContent(corner));
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

/** Whether the corner covers something that the button must not hide. */
function liesOverContent(corner: Element): boolean {
  const box = corner.getBoundingClientRect();
  const below = new Set(
    SHARES.flatMap((x) =>
      SHARES.flatMap((y) => document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height)),
    ),
  );
  return [...below].some(
    (element) =>
      !corner.contains(element) && (element.closest(KEPT_CLEAR) !== null || hasTextWithin(element, box)),
  );
}

/** Whether the element has text of its own within the box. */
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
