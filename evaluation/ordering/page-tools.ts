/**
 * What the changes of pages are made with. This function and those of `kinds/` run in the page: their source is
 * sent there, so they use nothing from outside themselves.
 */
export const openPage = (seed: string, frameAddress: string) => {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const shuffled = <T>(items: Iterable<T>): T[] => {
    const list = [...items];
    for (let last = list.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [list[last], list[other]] = [list[other] as T, list[last] as T];
    }
    return list;
  };
  /** A part of the items: what a smaller share takes, a larger one takes as well. */
  const share = <T>(items: Iterable<T>, part: number): T[] => {
    const list = shuffled(items);
    return list.slice(0, Math.ceil(list.length * part));
  };

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isShown(element) && !element.closest('script, style, noscript, template'),
    );
  const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  /** Words; where they are not set apart, two letters count as one. */
  const words = (text: string): number => {
    const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu);
    const rest = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    return dense ? Math.ceil(dense.length / 2) : rest;
  };
  const textNodes = (within: Node = document.body): Text[] => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !/[\p{L}\p{N}]/u.test(node.data)) continue;
      if (parent.closest('script, style, noscript, template, textarea, svg')) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) found.push(node);
    }
    return found;
  };
  const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
  const block = (node: Node): HTMLElement => {
    let element = node.parentElement ?? document.body;
    while (element !== document.body && isInline(element)) element = element.parentElement ?? document.body;
    return element;
  };

  /** Buttons, and links that are drawn as such. */
  const actions = (): HTMLElement[] =>
    all('a, button, [role="button"], input[type="submit"], input[type="button"]').filter((element) => {
      const label = element instanceof HTMLInputElement ? element.value : textOf(element);
      if (label === '' || words(label) > 8) return false;
      if (!(element instanceof HTMLAnchorElement)) {
        return !element.matches('[aria-expanded], [aria-controls], [class*="toggle"], [class*="close"]');
      }
      if (/(^|[-_ ])(btn|button|cta)/i.test(element.className)) return true;
      const style = getComputedStyle(element);
      const isFilled =
        !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor) || style.backgroundImage !== 'none';
      const isFramed =
        Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0;
      return (isFilled || isFramed) && Number.parseFloat(style.paddingLeft) >= 6;
    });
  const labelOf = (element: HTMLElement): string =>
    (element instanceof HTMLInputElement ? element.value : textOf(element)).toLowerCase();
  /** The largest button of the first screen's content with all that say the same; else the first one. */
  const primaryActions = (): HTMLElement[] => {
    const list = actions();
    const content = list.filter((element) => !element.closest('header, nav, footer'));
    const size = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height;
    };
    const first = content
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .sort((a, b) => size(b) - size(a));
    const [chosen] = [...first, ...content, ...list];
    return chosen ? list.filter((element) => labelOf(element) === labelOf(chosen)) : [];
  };

  const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
  /** Blocks whose own text is at least eight words of running copy. */
  const paragraphs = (): HTMLElement[] => {
    const found = new Map<HTMLElement, string>();
    for (const node of textNodes()) {
      const holder = block(node);
      if (holder.closest(`${HEADINGS}, button, nav, footer, label, select`)) continue;
      if (node.parentElement?.closest('button')) continue;
      found.set(holder, `${found.get(holder) ?? ''} ${node.data}`);
    }
    return [...found].filter(([, text]) => words(text) >= 8).map(([element]) => element);
  };
  const headings = (): HTMLElement[] => all(HEADINGS).filter((element) => textOf(element) !== '');
  /** The largest words of the first screen. */
  const headline = (): HTMLElement | null => {
    const sizes = textNodes().flatMap((node) => {
      const holder = block(node);
      const { top } = holder.getBoundingClientRect();
      if (top > innerHeight || words(textOf(holder)) < 2 || words(textOf(holder)) > 30) return [];
      if (holder.closest('nav, button, a[class*="brand"], [class*="logo"]')) return [];
      const size = Number.parseFloat(getComputedStyle(node.parentElement ?? holder).fontSize);
      return [{ holder, size: size * (holder.closest('h1') ? 1.3 : 1) }];
    });
    return sizes.sort((a, b) => b.size - a.size)[0]?.holder ?? document.querySelector('h1');
  };
  /** Running copy of the first screen. */
  const introduction = (): HTMLElement[] =>
    [...paragraphs(), ...all('h2, h3, p, [class*="lead"], [class*="subtitle"]')].filter(
      (element, at, list) => {
        const { top } = element.getBoundingClientRect();
        return top < innerHeight && element !== headline() && list.indexOf(element) === at;
      },
    );

  const isFrame = (element: Element): boolean =>
    element.matches('header, footer, nav, [role="banner"], [role="contentinfo"], [role="navigation"]') ||
    /(^|[-_ ])(site-?header|header|footer|nav|navbar|topbar)($|[-_ ])/i.test(
      `${element.id} ${element.className}`,
    );
  /** What lies between header and footer, in parts. */
  const sections = (): HTMLElement[] => {
    const parts = (element: Element): HTMLElement[] =>
      [...element.children].filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement && isShown(child) && child.getBoundingClientRect().height >= 30,
      );
    const open = (element: Element, depth: number): HTMLElement[] => {
      const list = parts(element).filter((child) => !isFrame(child));
      const [largest] = [...list].sort(
        (a, b) => b.getBoundingClientRect().height - a.getBoundingClientRect().height,
      );
      const whole = list.reduce((sum, child) => sum + child.getBoundingClientRect().height, 0);
      if (!largest || depth > 8 || parts(largest).length === 0) return list;
      const isWrapper = largest.getBoundingClientRect().height > 0.6 * whole;
      if (!isWrapper && list.length >= 3) return list;
      return list.flatMap((child) => (child === largest ? open(child, depth + 1) : [child]));
    };
    return open(document.body, 0);
  };

  const images = (): HTMLImageElement[] =>
    all('img').filter((element): element is HTMLImageElement => {
      const { width, height } = element.getBoundingClientRect();
      return element instanceof HTMLImageElement && width >= 32 && height >= 24;
    });
  const pictured = (): HTMLElement[] =>
    all('*').filter((element) => /url\(/.test(getComputedStyle(element).backgroundImage));
  const forms = (): HTMLElement[] => all('form').filter((form) => fields(form).length > 0);
  const fields = (within: ParentNode = document): HTMLElement[] =>
    all('input, select, textarea', within).filter(
      (field) => !field.matches('[type="hidden"], [type="submit"], [type="button"], [type="search"]'),
    );

  const PROOF =
    /testimonial|review|rating|customer|client|partner|sponsor|trusted|stars?($|[-_ ])|quote|stimmen|referenz|t[eé]moign|avis($|[-_ ])|rese[nñ]a|opinion|recension|depoiment/i;
  /** The smallest parts that are called after proof, by tag or by name, and shown. */
  const proof = (): HTMLElement[] => {
    const named = all('blockquote, [class], [id]').filter(
      (element) =>
        element !== document.body &&
        (element.tagName === 'BLOCKQUOTE' || PROOF.test(`${element.id} ${element.getAttribute('class')}`)) &&
        element.getBoundingClientRect().height < 0.6 * document.documentElement.scrollHeight,
    );
    return named.filter((element) => !named.some((other) => other !== element && other.contains(element)));
  };
  const PRICE =
    /(?:[$€£¥₹₽₺₩]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|R\$|kr|zł|Kč|Ft|lei|Rp|RM|Rs\.?))\s?\d[\d.,\s]*|\d[\d.,]*\s?(?:[$€£₽₺]|(?:USD|EUR|GBP|CHF|kr|zł|Kč|Ft|lei|грн|руб|円|元)(?![\p{L}]))/gu;
  const priceTexts = (): Text[] => textNodes().filter(({ data }) => data.search(PRICE) >= 0);

  const LOREM =
    'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt mollit anim id est laborum'.split(
      ' ',
    );
  const lorem = (count: number): string => {
    const from = count > 6 ? 0 : Math.floor(random() * 20);
    const text = Array.from(
      { length: Math.max(1, count) },
      (_, at) => LOREM[(from + at) % LOREM.length],
    ).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${count > 4 ? '.' : ''}`;
  };
  /** Replaces the words of an element and keeps its shape: the first text takes them, the others go. */
  const say = (element: HTMLElement, text: string): void => {
    if (element instanceof HTMLInputElement) {
      element.value = text;
      return;
    }
    const [first, ...rest] = textNodes(element);
    if (first) first.data = text;
    else element.append(text);
    for (const node of rest) node.data = '';
  };
  const style = (css: string): void => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
  };
  const add = (parent: Element, where: InsertPosition, html: string): number => {
    parent.insertAdjacentHTML(where, html);
    return 1;
  };
  const set = (element: HTMLElement, rules: Record<string, string>): void => {
    for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
  };
  const each = <T>(items: readonly T[], change: (item: T, index: number) => void): number => {
    for (const [index, item] of items.entries()) change(item, index);
    return items.length;
  };
  const colors = (text: string): [number, number, number, number] => {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b, a];
  };
  /** The color behind an element: its own fill or that of the next box around it; white at the end. */
  const ground = (element: Element | null): [number, number, number] => {
    for (let box = element; box; box = box.parentElement) {
      const [r, g, b, a] = colors(getComputedStyle(box).backgroundColor);
      if (a > 0.5) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const luminance = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const language = (document.documentElement.lang || 'en').slice(0, 2).toLowerCase();
  const isPhone = innerWidth < 600;

  return {
    ...{
      random,
      shuffled,
      share,
      isShown,
      all,
      textOf,
      words,
      textNodes,
      block,
      isInline,
      language,
      isPhone,
    },
    ...{ actions, labelOf, primaryActions, paragraphs, headings, headline, introduction, sections, isFrame },
    ...{ images, pictured, forms, fields, proof, priceTexts, PRICE, lorem, say, style, add, set, each },
    ...{ colors, ground, contrast, frameAddress },
  };
};

export type PageTools = ReturnType<typeof openPage>;
