// One pass down the page and back to the top, a screen at a time. Leaves the elements that stayed on the screen
// while the page moved below them in `pinned`, when it began in `scrolledAt`, and resolves to their boxes on the
// screen; to null where the page is too short to tell.
async ({ maxSteps, maxPinned }) => {
  const root = document.scrollingElement ?? document.documentElement;
  const screen = window.innerHeight;
  const range = root.scrollHeight - screen;
  if (range < 40) return null;

  const frame = () =>
    Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 80))]);
  const scrollTo = (top) => root.scrollTo({ top, behavior: 'instant' });

  const atTop = new Map();
  let seen = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (++seen > 30_000) break;
    const { position } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky')
      atTop.set(element, element.getBoundingClientRect().top);
  }

  globalThis.scrolledAt = performance.now();
  const lookAt = Math.min(range, Math.max(screen * 1.5, 300));
  scrollTo(lookAt);
  await frame();
  await frame();
  const moved = root.scrollTop;
  // Bars that a script pins only once the page has moved lie at the edges of the screen.
  for (const y of [4, 40, screen - 4]) {
    for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = at.parentElement) {
      if (!atTop.has(at) && at !== document.body && getComputedStyle(at).position === 'fixed')
        atTop.set(at, Number.NaN);
    }
  }
  const pinned = [];
  for (const [element, before] of atTop) {
    if (pinned.length >= maxPinned) break;
    const box = element.getBoundingClientRect();
    const stayed = Number.isNaN(before) || Math.abs(box.top - (before - moved)) > 2;
    const onScreen =
      box.width > 0 &&
      box.height > 0 &&
      box.bottom > 0 &&
      box.top < screen &&
      box.right > 0 &&
      box.left < innerWidth;
    if (stayed && onScreen && getComputedStyle(element).visibility !== 'hidden') {
      pinned.push({ element, x: box.left, y: box.top, width: box.width, height: box.height });
    }
  }

  let steps = 0;
  // The first screen was shown before.
  for (let top = screen; top < root.scrollHeight - screen && steps < maxSteps; top += screen) {
    scrollTo(top);
    await frame();
    steps += 1;
  }
  scrollTo(root.scrollHeight);
  await frame();
  scrollTo(0);
  await frame();
  globalThis.pinned = pinned.map(({ element }) => element);
  return pinned.map(({ element: _, ...box }) => box);
};
