// Notes the layers that lie over the screen. Asked again, resolves to those that have come since, and leaves them in
// `lateLayers`.
() => {
  const MAX_CONTROLS = 12;
  const liesOver = (element) => {
    const { position } = getComputedStyle(element);
    const isLayer =
      position === 'fixed' || (position === 'absolute' && element.parentElement === document.body);
    return isLayer || element.matches(':modal, :popover-open');
  };
  const lying = new Set();
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.1, 0.5, 0.9]) {
      let layer = null;
      for (
        let at = document.elementFromPoint(across * innerWidth, down * innerHeight);
        at !== null && at !== document.body;
        at = at.parentElement
      ) {
        if (liesOver(at)) layer = at;
      }
      if (layer?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) lying.add(layer);
    }
  }
  const before = globalThis.layers;
  globalThis.layers = lying;
  const late = before === undefined ? [] : [...lying].filter((layer) => !before.has(layer));
  globalThis.lateLayers = late;

  const cut = (text, length) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, length);
  const named = (element) => cut(`${element.id} ${element.getAttribute('class') ?? ''}`, 200);
  const selectorOf = ({ id, localName, classList }) =>
    id !== ''
      ? `#${CSS.escape(id)}`
      : localName +
        [...classList]
          .slice(0, 2)
          .map((name) => `.${CSS.escape(name)}`)
          .join('');
  return late.map((layer) => {
    const { x, y, width, height } = layer.getBoundingClientRect();
    const controls = [...layer.querySelectorAll('button, a, [role="button"], input[type="submit"]')]
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
      asks: layer.querySelector('input, textarea, select') !== null,
      controls,
    };
  });
};
