// Notes the layers that lie over the screen. Asked again, resolves to those that have come since, and leaves them in
// `lateLayers`.
() => {
  const MAX_CONTROLS = 12;
  const MAX_NAME = 60;
  // A form's fields hide its own properties when they are called alike.
  const { getAttribute, getBoundingClientRect, querySelectorAll, querySelector, matches, checkVisibility } =
    Element.prototype;
  const attributeOf = (element, name) => getAttribute.call(element, name) ?? '';
  const parent = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement').get;
  const liesOver = (element) => {
    const { position } = getComputedStyle(element);
    const isLayer =
      position === 'fixed' || (position === 'absolute' && parent.call(element) === document.body);
    return isLayer || matches.call(element, ':modal, :popover-open');
  };
  const lying = new Set();
  // Strips at the bottom are low.
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.1, 0.5, 0.9, 0.98]) {
      let layer = null;
      for (
        let at = document.elementFromPoint(across * innerWidth, down * innerHeight);
        at !== null && at !== document.body;
        at = parent.call(at)
      ) {
        if (liesOver(at)) layer = at;
      }
      const isShown = { opacityProperty: true, visibilityProperty: true };
      if (layer !== null && checkVisibility.call(layer, isShown)) lying.add(layer);
    }
  }
  const before = globalThis.layers;
  globalThis.layers = lying;
  const late = before === undefined ? [] : [...lying].filter((layer) => !before.has(layer));
  globalThis.lateLayers = late;

  const cut = (text, length) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, length);
  const named = (element) => cut(`${attributeOf(element, 'id')} ${attributeOf(element, 'class')}`, 200);
  const selectorOf = (element) => {
    const id = attributeOf(element, 'id');
    if (id !== '' && id.length <= MAX_NAME) return `#${CSS.escape(id)}`;
    const names = attributeOf(element, 'class')
      .slice(0, 4 * MAX_NAME)
      .split(/\s+/);
    const short = names.filter((name) => name !== '' && name.length <= MAX_NAME).slice(0, 2);
    return [element.localName, ...short.map(CSS.escape)].join('.');
  };
  return late.map((layer) => {
    const { x, y, width, height } = getBoundingClientRect.call(layer);
    const controls = [...querySelectorAll.call(layer, 'button, a, [role="button"], input[type="submit"]')]
      .filter((control) => control.checkVisibility())
      .slice(0, MAX_CONTROLS)
      .map((control) => ({
        label: cut(control.innerText || control.getAttribute('aria-label') || control.value, 80),
        names: cut(`${named(control)} ${control.getAttribute('aria-label') ?? ''}`, 300),
      }));
    return {
      selector: selectorOf(layer),
      names: named(layer),
      box: { x, y, width, height },
      text: cut(layer.innerText, 600),
      asks: querySelector.call(layer, 'input, textarea, select') !== null,
      controls,
    };
  });
};
