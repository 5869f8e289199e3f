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

  const MOST = 30_000;
  const atTop = new Map();
  const faded = new Set();
  // What lies over the rest, such as a menu, waits for a pointer and not for the page to be scrolled.
  const noteFaded = (element, { position, opacity, visibility }) => {
    if (position === 'absolute' || position === 'fixed' || (opacity >= 0.1 && visibility !== 'hidden'))
      return;
    const { bottom, width, height } = boxOf(element);
    if (width > 0 && height > 0 && bottom + root.scrollTop > screen) faded.add(element);
  };
  const elements = [...document.querySelectorAll('body *')].slice(0, MOST);
  for (const element of elements) {
    const style = getComputedStyle(element);
    noteFaded(element, style);
    if (style.position === 'fixed' || style.position === 'sticky') atTop.set(element, boxOf(element).top);
  }

  const isShown = (element) => {
    const { opacity, visibility } = getComputedStyle(element);
    return (opacity >= 0.1 && visibility !== 'hidden') || isMoving(element);
  };
  // Frames come late on a busy machine, and with them what waits for one.
  const patience = () => {
    const begin = performance.now();
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames < 3) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return () => {
      const waited = performance.now() - begin;
      // Scripts that listen to scrolling look up ten times a second, and show cards one after the other.
      return (waited > 200 && frames >= 3) || waited > 1_000;
    };
  };
  const isInView = (element) => {
    const { top } = boxOf(element);
    return top >= 0 && top < screen * 0.7;
  };
  // Goes to each screen on which something is still hidden, and stays as long as more comes there. What stays hidden on
  // three screens in a row waits for something else.
  const reveal = async () => {
    const until = performance.now() + maxRevealMs;
    const shown = new Set();
    const comes = () => {
      const before = shown.size;
      for (const each of faded) if (!shown.has(each) && isShown(each)) shown.add(each);
      return shown.size > before;
    };
    comes();
    // Some scripts hide what they will show only once the page moves.
    for (const element of elements) if (!faded.has(element)) noteFaded(element, getComputedStyle(element));
    const visited = new Set();
    let inVain = 0;
    for (const element of faded) {
      if (inVain >= 3 || performance.now() > until) break;
      if (shown.has(element) || visited.has(element)) continue;
      const { top, height } = boxOf(element);
      scrollTo(root.scrollTop + top - Math.max(screen * 0.2, (screen - height) / 2));
      inVain += 1;
      for (let isOver = patience(); !isOver() && performance.now() < until; ) {
        await frame();
        if (!comes()) continue;
        inVain = 0;
        isOver = patience();
      }
      if (inVain > 0) for (const each of faded) if (isInView(each)) visited.add(each);
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
