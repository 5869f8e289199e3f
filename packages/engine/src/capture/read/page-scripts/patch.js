// Applies the operations of a patch, which are data: nothing in them is run or parsed. All targets are found before
// anything changes, so a patch is applied as a whole or not at all. Leaves in `patch` how to look whether it held and how
// to take it back, and resolves to why it couldn't be applied, with the box around its targets.
({ operations, device, mark }) => {
  // A form or a document with fields called alike hides its own properties; those of the prototypes are safe.
  const method = (type, name) => Function.prototype.call.bind(type.prototype[name]);
  const getter = (type, name) =>
    Function.prototype.call.bind(Object.getOwnPropertyDescriptor(type.prototype, name).get);
  const setter = (type, name) =>
    Function.prototype.call.bind(Object.getOwnPropertyDescriptor(type.prototype, name).set);

  const findIn = method(Document, 'querySelectorAll');
  const findInShadow = method(DocumentFragment, 'querySelectorAll');
  const findWithin = method(Element, 'querySelectorAll');
  const create = method(Document, 'createElement');
  const createText = method(Document, 'createTextNode');
  const walk = method(Document, 'createTreeWalker');
  const rangeFor = method(Document, 'createRange');
  const shadowOf = getter(Element, 'shadowRoot');
  const hostOf = getter(ShadowRoot, 'host');
  const baseOf = getter(Node, 'baseURI');
  const boxOf = method(Element, 'getBoundingClientRect');
  const getAttribute = method(Element, 'getAttribute');
  const setAttribute = method(Element, 'setAttribute');
  const removeAttribute = method(Element, 'removeAttribute');
  const matches = method(Element, 'matches');
  const nameOf = getter(Element, 'localName');
  const removeNode = method(Element, 'remove');
  const removeText = method(CharacterData, 'remove');
  const insertBefore = method(Node, 'insertBefore');
  const parentOf = getter(Node, 'parentNode');
  const nextOf = getter(Node, 'nextSibling');
  const firstOf = getter(Node, 'firstChild');
  const contains = method(Node, 'contains');
  const isConnected = getter(Node, 'isConnected');
  const textOf = getter(Node, 'textContent');
  const setText = setter(Node, 'textContent');
  const styleOf = getter(HTMLElement, 'style');
  const styleOfSvg = getter(SVGElement, 'style');
  const headOf = getter(Document, 'head');
  const titleOf = getter(Document, 'title');
  const setTitle = setter(Document, 'title');
  const sheetsOf = getter(Document, 'styleSheets');
  const adoptedOf = getter(Document, 'adoptedStyleSheets');
  const adopt = setter(Document, 'adoptedStyleSheets');
  const typeOf = getter(HTMLInputElement, 'type');

  const CLOSED = 'script, style, template, noscript, iframe, object, embed, textarea, select, head';

  // What can be removed or named as a whole, but not entered.
  const OPENED = new Set(['textarea', 'select', 'iframe']);

  class Refusal extends Error {
    constructor(reason) {
      super(reason);
      this.reason = reason;
    }
  }
  const refuse = (reason) => {
    throw new Refusal(reason);
  };

  const find = (selector) => {
    let found = null;
    for (const part of selector.split(' >>> ')) {
      const scope = found === null ? document : shadowOf(found);
      if (scope === null) refuse(nameOf(found) === 'iframe' ? 'outOfReach' : 'targetGone');
      const all = scope === document ? findIn(document, part) : findInShadow(scope, part);
      if (all.length !== 1) refuse('targetGone');
      found = all[0];
    }
    return found;
  };
  const targetOf = ({ tag, [device]: place }) => {
    if (place === null) return null;
    const element = find(place.selector);
    if (nameOf(element) !== tag) refuse('targetGone');
    // A picture named `host` is the document's own property of that name.
    const above = (at) => parentOf(at) ?? (at instanceof ShadowRoot ? hostOf(at) : null);
    for (let at = element; at !== null; at = above(at)) {
      const isElement = at instanceof Element;
      const isOwn = at === element && OPENED.has(tag);
      if (isElement && !isOwn && matches(at, CLOSED)) refuse('outOfReach');
    }
    return element;
  };

  // Whether it is still the element that the capture saw: letters and figures alone, as scripts add icons and spaces.
  const lettersOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const requireText = (element, before) => {
    const [then, now] = [lettersOf(before ?? ''), lettersOf(textOf(element))];
    if (then !== '' && now !== '' && !now.includes(then) && !then.includes(now)) refuse('targetGone');
  };

  const inlineStyle = (element) => (element instanceof SVGElement ? styleOfSvg(element) : styleOf(element));
  const undo = [];
  const held = [];
  const touched = [];

  const textsOf = (element) => {
    const walker = walk(document, element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = parentOf(text);
      if (text.data.trim() !== '' && !matches(parent, CLOSED)) found.push({ text, parent });
    }
    return found;
  };
  const areaOf = ({ text }) => {
    const range = rangeFor(document);
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  };
  // A letter that an icon font draws.
  const isIcon = ({ text, parent }, main) =>
    /^(?:[a-z0-9_]*|[\ue000-\uf8ff]*)$/.test(text.data.trim()) &&
    getComputedStyle(parent).fontFamily !== getComputedStyle(main.parent).fontFamily;
  const setWords = (element, words) => {
    const texts = textsOf(element);
    const [main] = texts.toSorted((a, b) => areaOf(b) - areaOf(a));
    if (main === undefined) {
      const added = createText(document, words);
      insertBefore(element, added, null);
      undo.push(() => removeText(added));
    } else {
      for (const each of texts) {
        if (each !== main && isIcon(each, main)) continue;
        const { text } = each;
        const was = text.data;
        text.data = each === main ? words : '';
        undo.push(() => {
          text.data = was;
        });
      }
    }
    const now = textOf(element);
    held.push(() => isConnected(element) && textOf(element) === now);
  };

  // With a base element, an address may lead to another site or page than it says.
  const requireHere = (address) => {
    const { origin, href, protocol } = new URL(address, baseOf(document));
    const isPage = protocol === 'http:' || protocol === 'https:';
    const isElsewhere = address.startsWith('#') && href.split('#', 1)[0] !== location.href.split('#', 1)[0];
    if (isPage && (origin !== location.origin || isElsewhere)) refuse('outOfReach');
    return address;
  };
  const LABELED = new Set(['submit', 'button', 'reset']);
  const TYPED = new Set(['text', 'tel', 'email', 'url', 'number', 'search', 'date']);
  const REQUIRED = {
    href: (_, value) => value === null || requireHere(value),
    // What a field sends is no label, and what hides it stays.
    value: (element) => LABELED.has(typeOf(element)) || refuse('outOfReach'),
    type: (element) => TYPED.has(typeOf(element)) || refuse('outOfReach'),
  };
  const setValue = (element, name, value) => {
    REQUIRED[name]?.(element, value);
    const was = getAttribute(element, name);
    const write = (to) => (to === null ? removeAttribute(element, name) : setAttribute(element, name, to));
    write(value);
    undo.push(() => write(was));
    held.push(() => isConnected(element) && getAttribute(element, name) === value);
    if (element instanceof HTMLInputElement && name === 'checked') setTicked(element, false);
    if (element instanceof HTMLMediaElement && name === 'autoplay') element.pause();
  };
  const ticked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
  const setTicked = (element, value) => {
    const was = ticked.get.call(element);
    ticked.set.call(element, value);
    undo.push(() => ticked.set.call(element, was));
    held.push(() => ticked.get.call(element) === value);
  };

  const setDeclarations = (element, declarations) => {
    const style = inlineStyle(element);
    const isBare = getAttribute(element, 'style') === null;
    undo.push(() => {
      if (isBare) removeAttribute(element, 'style');
    });
    for (const { property, value } of declarations) {
      const [was, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)];
      undo.push(() =>
        was === '' ? style.removeProperty(property) : style.setProperty(property, was, priority),
      );
      style.setProperty(property, value, 'important');
      const now = style.getPropertyValue(property);
      if (now === '') refuse('blocked');
      held.push(() => isConnected(element) && inlineStyle(element).getPropertyValue(property) === now);
    }
  };

  const addSheet = (rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    adopt(document, [...adoptedOf(document), sheet]);
    undo.push(() =>
      adopt(
        document,
        adoptedOf(document).filter((each) => each !== sheet),
      ),
    );
    held.push(() => adoptedOf(document).includes(sheet));
  };
  const removeFromRules = (element, property) => {
    const rulesIn = (list) =>
      [...list].flatMap((rule) => [rule, ...(rule.cssRules ? rulesIn(rule.cssRules) : [])]);
    let found = 0;
    for (const sheet of sheetsOf(document)) {
      let rules = [];
      try {
        rules = rulesIn(sheet.cssRules);
      } catch {
        // The sheets of other sites can't be read.
        continue;
      }
      for (const { selectorText, style } of rules) {
        const was = selectorText === element ? style.getPropertyValue(property) : '';
        if (was === '') continue;
        const priority = style.getPropertyPriority(property);
        style.removeProperty(property);
        undo.push(() => style.setProperty(property, was, priority));
        found += 1;
      }
    }
    if (found === 0) refuse('targetGone');
  };

  const putAt = (node, to, position) => {
    const isBeside = position === 'before' || position === 'after';
    const parent = isBeside ? parentOf(to) : to;
    if (parent === null) refuse('targetGone');
    const next = { before: to, after: nextOf(to), start: isBeside ? null : firstOf(to), end: null }[position];
    insertBefore(parent, node, next);
    held.push(() => isConnected(node) && parentOf(node) === parent);
  };
  const removeElement = (element, selector) => {
    const parent = parentOf(element);
    const next = nextOf(element);
    const words = textOf(element);
    removeNode(element);
    undo.push(() => insertBefore(parent, element, next !== null && parentOf(next) === parent ? next : null));
    // A script may put it back, or a copy of it.
    const isBack = () => {
      try {
        const now = find(selector);
        return nameOf(now) === nameOf(element) && textOf(now) === words && words.trim() !== '';
      } catch {
        return false;
      }
    };
    held.push(() => !isConnected(element) && !(isConnected(parent) && isBack()));
  };
  const moveElement = (element, to, position) => {
    if (element === to || contains(element, to)) refuse('targetGone');
    const parent = parentOf(element);
    const next = nextOf(element);
    putAt(element, to, position);
    undo.push(() => insertBefore(parent, element, next !== null && parentOf(next) === parent ? next : null));
  };

  const make = (tag, words, styles = {}) => {
    const element = create(document, tag);
    if (words !== null) setText(element, words);
    for (const [property, value] of Object.entries(styles)) styleOf(element).setProperty(property, value);
    return element;
  };
  const within = (element, children) => {
    for (const child of children) insertBefore(element, child, null);
    return element;
  };
  const line = { margin: '12px 0', 'font-size': 'max(16px, 1em)', 'line-height': '1.5', 'max-width': '65ch' };
  const BLOCKS = {
    testimonial: ({ quote, author }) =>
      within(make('figure', null, { margin: '16px 0', 'max-width': '60ch' }), [
        within(make('blockquote', null, { margin: '0' }), [
          make('p', `“${quote}”`, { margin: '0', 'font-size': 'max(16px, 1em)', 'line-height': '1.5' }),
        ]),
        make('figcaption', `— ${author}`, { margin: '4px 0 0', 'font-size': '15px' }),
      ]),
    trustLine: ({ text }) => make('p', text, line),
    priceLine: ({ text }) => make('p', text, { ...line, 'font-weight': '600' }),
    faq: ({ heading, items }) =>
      within(make('section', null, { margin: '32px auto', padding: '0 16px', 'max-width': '70ch' }), [
        make('h2', heading),
        ...items.flatMap(({ question, answer }) => [make('h3', question), make('p', answer, line)]),
      ]),
    stickyButton: ({ label, address }) => {
      const button = make('a', label, {
        position: 'fixed',
        // As wide as a phone allows, in the corner of a desktop.
        inset: 'auto 16px 16px max(16px, 100vw - 336px)',
        'z-index': '2147483000',
        padding: '14px 20px',
        'min-height': '48px',
        'box-sizing': 'border-box',
        'border-radius': '6px',
        'text-align': 'center',
        'text-decoration': 'none',
        'font-size': '17px',
        'font-weight': '600',
        'background-color': '#0b5cad',
        color: '#ffffff',
      });
      setAttribute(button, 'href', requireHere(address));
      return button;
    },
    links: ({ items }) =>
      within(
        make('p', null, { margin: '12px 0', 'font-size': '16px', 'line-height': '1.5' }),
        items.map(({ label, address }) => {
          const link = make('a', label, {
            display: 'inline-block',
            padding: '12px 0',
            'margin-inline-end': '24px',
            color: 'inherit',
            'text-decoration': 'underline',
          });
          setAttribute(link, 'href', requireHere(address));
          return link;
        }),
      ),
    formLabel: ({ text, field }) => {
      const label = make('label', text, { display: 'block', margin: '0 0 4px', 'font-size': '16px' });
      setAttribute(label, 'for', field);
      return label;
    },
  };
  const MIDDLE = { 'margin-inline': 'auto', 'padding-inline': '16px', 'box-sizing': 'border-box' };
  const insertBlock = ({ content, color, centered, position }, to) => {
    const block = BLOCKS[content.block](content);
    for (const part of color === undefined ? [] : [block, ...findWithin(block, '*')])
      styleOf(part).setProperty('color', color);
    for (const [property, value] of Object.entries(centered ? MIDDLE : {}))
      styleOf(block).setProperty(property, value);
    setAttribute(block, 'data-liftmark', mark);
    putAt(block, to, position);
    // Narrower than its place, it stands in the middle where words do.
    if (getComputedStyle(block).textAlign === 'center') styleOf(block).setProperty('margin-inline', 'auto');
    undo.push(() => removeNode(block));
    const words = textOf(block);
    // A script that copies what it sees would show it twice.
    held.push(
      () => textOf(block) === words && findIn(document, `[data-liftmark="${mark}"]`).length === blocks,
    );
    blocks += 1;
    return block;
  };
  let blocks = 0;

  const setMeta = (name, content) => {
    if (name === 'title') {
      const was = titleOf(document);
      setTitle(document, content);
      undo.push(() => setTitle(document, was));
      held.push(() => titleOf(document) === content.trim());
      return;
    }
    const all = [...findIn(document, 'meta')].filter(
      (each) => getAttribute(each, 'name')?.trim().toLowerCase() === name,
    );
    // Its content would be a redirect or a policy.
    if (all.some((each) => getAttribute(each, 'http-equiv') !== null)) refuse('outOfReach');
    for (const extra of all.slice(0, -1)) removeElement(extra, 'meta');
    const [own] = all.slice(-1);
    if (own !== undefined) return setValue(own, 'content', content);
    const added = create(document, 'meta');
    setAttribute(added, 'name', name);
    setAttribute(added, 'content', content);
    insertBefore(headOf(document) ?? refuse('targetGone'), added, null);
    undo.push(() => removeNode(added));
    held.push(() => isConnected(added) && getAttribute(added, 'content') === content);
  };

  const around = (elements) => {
    const boxes = elements.map(boxOf).filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) return null;
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };

  const declared = (declarations) =>
    declarations.map(({ property, value }) => `${property}: ${value} !important`).join('; ');
  const STEPS = {
    setText: ({ text }, { element }) => setWords(element, text),
    setAttribute: ({ name, value }, { element }) => setValue(element, name, value),
    setStyle: ({ declarations }, { element }) => setDeclarations(element, declarations),
    addRule: ({ elements, upToWidth, declarations }) => {
      const rule = `${elements.join(', ')} { ${declared(declarations)} }`;
      addSheet(upToWidth === null ? rule : `@media (max-width: ${upToWidth}px) { ${rule} }`);
    },
    removeRule: ({ element, property }) => removeFromRules(element, property),
    remove: ({ target }, { element }) => removeElement(element, target[device].selector),
    move: ({ position }, { element, to }) => moveElement(element, to, position),
    insert: (operation, { to }) => touched.push(insertBlock(operation, to)),
    setMeta: ({ name, content }) => setMeta(name, content),
  };

  const takeBack = () => {
    for (const back of undo.splice(0).reverse()) back();
  };
  globalThis.patch = {
    takeBack,
    holds: () => held.every((holds) => holds()),
    box: () => around(touched.filter(isConnected)),
  };

  try {
    const found = operations.flatMap((operation) => {
      const element = operation.target ? targetOf(operation.target) : null;
      const to = operation.to ? targetOf(operation.to) : null;
      const isHere = !(operation.target && element === null) && !(operation.to && to === null);
      if (!isHere) return [];
      if (operation.operation === 'setText' && element !== null) requireText(element, operation.before);
      return [{ operation, element, to }];
    });
    const before = around(found.flatMap(({ element, to }) => element ?? to ?? []));
    for (const { operation, element, to } of found) {
      STEPS[operation.operation](operation, { element, to });
      if (element !== null) touched.push(element);
    }
    return { steps: found.length, failure: null, before };
  } catch (error) {
    takeBack();
    // Anything else is a page that is in the way of our script.
    const failure = error instanceof Refusal ? error.reason : 'outOfReach';
    return { steps: 0, failure, before: null };
  }
};
