// Counts for each element how often it was found somewhere else, or gave way to one beside it. Resolves to whether
// anything changed at all since the last time. Leaves the elements that moved more than once in `turning`.
() => {
  const { places, placeOf, turns, stirred } = globalThis.stand;
  if (!stirred) return false;
  globalThis.stand.stirred = false;
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
  const takesRoom = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height >= 400;
  };
  const moved = new Set();
  const came = new Map();
  const gone = [];
  for (const [element, before] of places) {
    const now = placeOf(element);
    places.set(element, now);
    if (!now.shown && before.shown) gone.push(element);
    else if (now.shown && !before.shown) came.set(element.parentNode, element.localName);
    else if (now.shown && Math.abs(now.left - before.left) > 20 && takesRoom(element)) moved.add(element);
  }
  for (const { parentNode, localName } of gone) {
    if (came.get(parentNode) === localName && takesRoom(parentNode)) moved.add(parentNode);
  }
  for (const element of moved) turns.set(element, (turns.get(element) ?? 0) + 1);
  // What lies in something that moves moves with it.
  const keeps = new Set([...turns].flatMap(([element, count]) => (count > 1 ? [element] : [])));
  globalThis.turning = [...keeps].filter((element) => !keeps.has(element.parentElement));
  return true;
};
