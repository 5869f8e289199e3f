// Counts for each element how often it was found somewhere else, or gave way to one beside it, and how often it showed
// another picture or other words. Resolves to whether anything changed at all since the last time. Leaves the elements
// that moved more than once in `turning`, those that changed more than once in `changing`.
() => {
  const { places, placeOf, scrolled, turns, changes, stirred } = globalThis.stand;
  const moved = new Set();
  for (const [element, before] of scrolled) {
    scrolled.set(element, element.scrollLeft);
    if (Math.abs(element.scrollLeft - before) > 20) moved.add(element);
  }
  if (!stirred && moved.size === 0) return false;
  globalThis.stand.stirred = false;
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
  const takesRoom = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height >= 400;
  };
  const changed = new Set();
  const came = new Map();
  const gone = [];
  for (const [element, before] of places) {
    const now = placeOf(element);
    places.set(element, now);
    if (!now.shown && before.shown) gone.push(element);
    else if (now.shown && !before.shown) came.set(element.parentNode, element.localName);
    else if (now.shown && Math.abs(now.left - before.left) > 20 && takesRoom(element)) moved.add(element);
    else if (now.shown && takesRoom(element)) {
      const saysElse = now.words !== null && before.words !== null && now.words !== before.words;
      if (saysElse || now.picture !== before.picture) changed.add(element);
    }
  }
  for (const { parentNode, localName } of gone) {
    if (came.get(parentNode) === localName && takesRoom(parentNode)) moved.add(parentNode);
  }
  const count = (elements, times) => {
    for (const element of elements) times.set(element, (times.get(element) ?? 0) + 1);
    // What lies in something that moves moves with it.
    const keeps = new Set([...times].flatMap(([element, often]) => (often > 1 ? [element] : [])));
    return [...keeps].filter((element) => !keeps.has(element.parentElement));
  };
  globalThis.turning = count(moved, turns);
  globalThis.changing = count(changed, changes);
  return true;
};
