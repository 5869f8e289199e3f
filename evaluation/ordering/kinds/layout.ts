import type { Kind } from '../kind.ts';

export const LAYOUT: readonly Kind[] = [
  {
    id: 'sliver',
    family: 'visual',
    what: 'the whole page is pushed into a column of 360 (280 on phones), 260 (200), 180 (130) px',
    graveFrom: 2,
    change: (page, strength) => {
      const width = (page.isPhone ? [280, 200, 130] : [360, 260, 180])[strength - 1];
      page.style(
        `body { width: ${width}px !important; min-width: 0 !important; max-width: ${width}px !important; margin: 0 !important; overflow-x: hidden !important; } body * { max-width: ${width}px !important; min-width: 0 !important; } `,
      );
      return page.sections().length;
    },
  },
  {
    id: 'wide-on-phones',
    family: 'visual',
    what: 'on phones the page is 700, 1500, 3000 px wide',
    graveFrom: null,
    devices: 'mobile',
    change: (page, strength) => {
      if (!page.isPhone) return 0;
      const width = [700, 1500, 3000][strength - 1];
      page.style(
        `html, body { overflow-x: visible !important; } body { width: ${width}px !important; max-width: none !important; min-width: ${width}px !important; }`,
      );
      return 1;
    },
  },
  {
    id: 'overlapping',
    family: 'visual',
    what: 'a third, two thirds, all of the parts lie over one another',
    graveFrom: 2,
    change: (page, strength) => {
      const blocks = [...page.paragraphs(), ...page.headings(), ...page.images()].filter(
        (element) => element.getBoundingClientRect().height > 12,
      );
      return page.each(page.share(blocks, strength / 3), (element) => {
        const { height } = element.getBoundingClientRect();
        page.set(element, {
          'margin-top': `-${Math.round(Math.min(height * 0.8, 160) + 14)}px`,
          'margin-left': `${Math.round(page.random() * 40) - 20}px`,
          position: 'relative',
        });
      });
    },
  },
];
