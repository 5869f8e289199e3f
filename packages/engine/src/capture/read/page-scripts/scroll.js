// One pass down the page and back to the top, a screen at a time. Leaves the elements that stayed on the screen
// while the page moved below them in `pinned`, when it began in `scrolledAt`, and resolves to their boxes on the
// screen; to null where the page is too short to tell. Stops at what fades in once it is seen, and leaves it in
// `revealed`.
async ({ maxSteps, maxPinned, maxSlideMs, maxRevealMs }) => {
  const root = document.scrollingElement ?? document.documentElement;
  if (root === null) return null;
  const screen = window.innerHeight;
  const range = root.scrollHeight - screen;
  if (range < 40) return null;

  const frame = () =>
    Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 80))]);
  const scrollTo = (top) => root.scrollTo({ top, behavior: 'instant' });

  // A form's fields hide its own properties when they are called alike.
  const { getBoundingClientRect, getAnimations } = Element.prototype;
  const boxOf = (element) => getBoundingClientRect.call(element);
  const parent = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement').get;
  const isFixed = (element) => getComputedStyle(element).position === 'fixed';
  const isMoving = (element) => getAnimations.call(element).some(({ playState }) => playState === 'running');

  const isBelow = (element) => {
    const { bottom, width, height } = boxOf(element);
    return width > 0 && height > 0 && bottom > screen;
  };

  const atTop = new Map();
  const faded = [];
  let seen = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (++seen > 30_000) break;
    const { position, opacity, visibility } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky') atTop.set(element, boxOf(element).top);
    // What lies over the rest, such as a menu, waits for a pointer and not for the page to be scrolled.
    else if (position !== 'absolute' && (opacity < 0.1 || visibility === 'hidden') && isBelow(element))
      faded.push(element);
  }

  const isShown = (element) => {
    const { opacity, visibility } = getComputedStyle(element);
    return (opacity >= 0.1 && visibility !== 'hidden') || isMoving(element);
  };
  // Goes to each that is still hidden as a reader would come by, until three in a row stay hidden: those wait for
  // something else.
  const reveal = async () => {
    const until = performance.now() + maxRevealMs;
    const shown = new Set(faded.filter(isShown));
    let inVain = 0;
    for (const element of faded) {
      if (inVain >= 3 || performance.now() > until) break;
      if (shown.has(element)) continue;
      const { top, height } = boxOf(element);
      scrollTo(root.scrollTop + top - Math.max(screen * 0.2, (screen - height) / 2));
      // Scripts that listen to scrolling look up ten times a second. On a busy machine frames come late, and so do they.
      const patience = performance.now() + 120;
      for (let frames = 0; (performance.now() < patience || frames < 8) && !isShown(element); frames++) {
        await frame();
      }
      const before = shown.size;
      for (const each of faded) if (!shown.has(each) && isShown(each)) shown.add(each);
      inVain = shown.size > before ? 0 : inVain + 1;
    }
    return [...shown];
  };

  globalThis.scrolledAt = performance.now();
  const lookAt = Math.min(range, Math.max(screen * 1.5, 300));
  scrollTo(lookAt);
  await frame();
  await frame();
  const moved = root.scrollTop;
  // Bars that a script pins only once the page has moved lie at the edges of the screen, or are about to slide there.
  const late = new Set();
  const noteLate = (element) => {
    if (!atTop.has(element) && element !== document.body && isFixed(element)) late.add(element);
  };
  for (const y of [4, 40, screen - 4]) {
    for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = parent.call(at))
      noteLate(at);
  }
  for (const element of [...document.querySelectorAll('header, nav, body > *, body > * > *')].slice(
    0,
    2_000,
  )) {
    noteLate(element);
  }
  const pinned = [];
  const note = (element, { x, y, width, height }) => {
    const onScreen =
      width > 0 && height > 0 && y + height > 0 && y < screen && x + width > 0 && x < innerWidth;
    if (pinned.length >= maxPinned || !onScreen || getComputedStyle(element).visibility === 'hidden') return;
    pinned.push({ element, x, y, width, height });
  };
  for (const [element, before] of atTop) {
    const box = boxOf(element);
    if (Math.abs(box.top - (before - moved)) > 2) note(element, box);
  }
  for (const element of late) {
    const { offsetLeft: x, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
    // One that still slides in counts where it will stand.
    const y = Math.max(0, Math.min(top, screen - height));
    note(element, isMoving(element) ? { x, y, width, height } : boxOf(element));
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
  globalThis.revealed = await reveal();
  scrollTo(0);
  await frame();
  // One that slides out before it goes back to its place would be seen nowhere.
  for (
    const until = performance.now() + maxSlideMs;
    [...late].some(isMoving) && performance.now() < until;
  ) {
    await frame();
  }
  globalThis.pinned = pinned.map(({ element }) => element);
  return pinned.map(({ element: _, ...box }) => box);
};
