import type { Kind } from '../kind.ts';

export const STYLES: readonly Kind[] = [
  {
    id: 'styles-removed',
    family: 'visual',
    what: 'half of the rules of the main style sheets, these sheets, all styles are gone',
    graveFrom: 2,
    change: (page, strength) => {
      // The sheet of an icon font has the most rules, and hardly one of them applies.
      const applied = (sheet: CSSStyleSheet) => {
        try {
          return [...sheet.cssRules].filter(
            (rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText) !== null,
          ).length;
        } catch {
          return 0;
        }
      };
      const sheets = [...document.styleSheets]
        .map((sheet) => ({ sheet, rules: applied(sheet) }))
        .sort((a, b) => b.rules - a.rules);
      const all = sheets.reduce((sum, { rules }) => sum + rules, 0);
      if (all === 0) return 0;
      // Where there are many sheets, no single one is the main one: those that make up four fifths of the style.
      let counted = 0;
      const main = sheets.filter(({ rules }) => {
        const isMain = rules > 0 && counted < 0.8 * all;
        counted += rules;
        return isMain;
      });
      if (strength === 1) {
        let removed = 0;
        for (const { sheet } of main) {
          for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
            if (page.random() >= 0.5) continue;
            sheet.deleteRule(at);
            removed++;
          }
        }
        return removed;
      }
      for (const { sheet } of strength === 2 ? main : sheets) sheet.disabled = true;
      if (strength === 3) {
        for (const element of document.querySelectorAll<HTMLElement>('[style]'))
          element.removeAttribute('style');
      }
      return sheets.length;
    },
  },
  {
    id: 'small-gray-text',
    family: 'visual',
    what: 'all text light gray on white, in 11, 10, 9 px',
    graveFrom: 2,
    change: (page, strength) => {
      const size = [11, 10, 9][strength - 1];
      const color = ['#b5b5b5', '#c0c0c0', '#cccccc'][strength - 1];
      // Pages with rules of the utmost importance of their own yield only to the style of each element.
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        page.set(element, {
          'font-size': `${size}px`,
          'line-height': '1.2',
          color: `${color}`,
          'background-color': '#fff',
          'background-image': 'none',
        });
      }
      return page.textNodes().length;
    },
  },
  {
    id: 'contrast-destroyed',
    family: 'visual',
    what: 'a third, two thirds, all of the texts nearly have the color of their background',
    graveFrom: 2,
    change: (page, strength) =>
      page.each(page.share(page.textNodes(), strength / 3), ({ parentElement }) => {
        if (!parentElement) return;
        const ground = page.ground(parentElement);
        const dark = ground[0] + ground[1] + ground[2] < 380;
        const [r, g, b] = ground.map((value) => Math.max(0, Math.min(255, value + (dark ? 22 : -22))));
        page.set(parentElement, { color: `rgb(${r}, ${g}, ${b})` });
      }),
  },
  {
    id: 'shouting-type',
    family: 'visual',
    what: 'everything in capitals; centered and in Comic Sans too; and red on blue',
    graveFrom: null,
    change: (page, strength) => {
      const rules = [
        'text-transform: uppercase !important;',
        "text-align: center !important; font-family: 'Comic Sans MS', 'Comic Neue', cursive !important;",
        'color: #ff0000 !important; background-color: #0000ff !important; background-image: none !important;',
      ];
      page.style(`body, body * { ${rules.slice(0, strength).join(' ')} }`);
      return page.textNodes().length;
    },
  },
];
