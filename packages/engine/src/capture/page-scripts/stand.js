// Notes which elements are shown, and where; `turn` compares with it. Leaves it in `stand`.
() => {
  const MAX_ELEMENTS = 4_000;
  const places = new Map();
  const placeOf = (element) => {
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return { shown, left: shown ? element.getBoundingClientRect().left : 0 };
  };
  for (const element of document.querySelectorAll(
    'body :is(div, li, ul, ol, img, picture, section, article, figure, p, span, a, blockquote)',
  )) {
    if (places.size >= MAX_ELEMENTS) break;
    places.set(element, placeOf(element));
  }
  const stand = { places, placeOf, turns: new Map(), stirred: false };
  const observer = new MutationObserver(() => {
    stand.stirred = true;
  });
  observer.observe(document, { subtree: true, attributes: true, childList: true });
  globalThis.stand = stand;
};
