// Begins to watch what moves or changes by itself; `motion` reads the result later.
() => {
  const MAX_ELEMENTS = 4_000;
  const changes = new Map();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
      if (element?.nodeType === Node.ELEMENT_NODE) changes.set(element, (changes.get(element) ?? 0) + 1);
    }
  });
  observer.observe(document, { subtree: true, characterData: true, childList: true });
  const positions = new Map();
  for (const element of document.querySelectorAll('body div, body li, body ul, body img, body section')) {
    if (positions.size >= MAX_ELEMENTS) break;
    const { left, width } = element.getBoundingClientRect();
    if (width > 0) positions.set(element, left);
  }
  globalThis.watched = { observer, changes, positions, since: performance.now() };
};
