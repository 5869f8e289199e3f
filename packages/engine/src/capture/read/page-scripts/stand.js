// Notes which elements are shown, where, and with what picture and words; `turn` compares with it. Leaves it in `stand`.
() => {
  const MAX_ELEMENTS = 4_000;
  const MAX_WORDS = 80;
  const places = new Map();
  // Figures that change are a clock.
  const wordsOf = ({ childElementCount, textContent }) =>
    childElementCount === 0 && textContent.length <= MAX_WORDS && !/\d/.test(textContent)
      ? textContent
      : null;
  const placeOf = (element) => {
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      shown,
      left: shown ? element.getBoundingClientRect().left : 0,
      picture: element.localName === 'img' ? element.src : element.style.backgroundImage,
      words: wordsOf(element),
    };
  };
  for (const element of document.querySelectorAll(
    'body :is(div, li, ul, ol, img, picture, section, article, figure, h1, h2, h3, p, span, a, em, strong, b, i, blockquote)',
  )) {
    if (places.size >= MAX_ELEMENTS) break;
    places.set(element, placeOf(element));
  }
  // Scrolling is no change of the document.
  const scrolled = new Map(
    [...places.keys()].flatMap((element) =>
      element.scrollWidth > element.clientWidth + 20 ? [[element, element.scrollLeft]] : [],
    ),
  );
  const stand = { places, placeOf, scrolled, turns: new Map(), changes: new Map(), stirred: false };
  const observer = new MutationObserver(() => {
    stand.stirred = true;
  });
  observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
  globalThis.stand = stand;
};
