import type { Kind } from '../kind.ts';

export const MIXTURES: readonly Kind[] = [
  {
    id: 'neglect',
    family: 'mixture',
    what: 'typos, some broken pictures, small text and old dates together',
    graveFrom: 3,
    change: (page, strength) => {
      const part = strength / 4;
      let count = 0;
      let changed = page.each(page.textNodes(), (node) => {
        node.data = node.data
          .replace(/20[12]\d/g, String(2020 - strength * 3))
          .replace(/\p{L}{5,}/gu, (word) => {
            count++;
            return count % (12 - strength * 3) === 0 ? word.slice(0, 2) + word.slice(3) : word;
          });
      });
      changed += page.each(page.share(page.images(), part), (image) => {
        image.removeAttribute('srcset');
        image.src = 'missing-picture.jpg';
      });
      page.style(`p, li, dd, td, label { font-size: ${13 - strength}px !important; }`);
      return changed;
    },
  },
  {
    id: 'hasty-launch',
    family: 'mixture',
    what: 'filler text, template names, dead buttons and a vague headline, each in places',
    graveFrom: 3,
    change: (page, strength) => {
      const part = [0.12, 0.25, 0.45][strength - 1] ?? 0.45;
      const paragraphs = page.paragraphs();
      const filled = page.share(paragraphs, part);
      let changed = page.each(filled, (paragraph) =>
        page.say(paragraph, page.lorem(page.words(paragraph.innerText))),
      );
      changed += page.each(
        page.share(
          paragraphs.filter((one) => !filled.includes(one)),
          part,
        ),
        (paragraph) => page.say(paragraph, paragraph.innerText.replace(/\p{L}{6,}/u, '{{name}}')),
      );
      changed += page.each(page.share(page.actions(), part), (action) => {
        if (action instanceof HTMLAnchorElement) action.setAttribute('href', '#');
        else action.setAttribute('disabled', '');
      });
      const headline = page.headline();
      if (headline && strength >= 2) page.say(headline, 'Welcome to our website');
      return changed;
    },
  },
  {
    id: 'pushy',
    family: 'mixture',
    what: 'pressure in capitals, a pop-up, moving parts and a countdown together',
    graveFrom: null,
    change: (page, strength) => {
      page.style(
        `@keyframes blinking { 50% { opacity: .2 } } ${strength >= 2 ? 'h1, h2, h3 { text-transform: uppercase !important; color: #d00 !important; animation: blinking 1s infinite; }' : ''} ${strength === 3 ? 'button, .btn, a[class*="button"] { animation: blinking .7s infinite; background: #ff0 !important; color: #d00 !important; }' : ''}`,
      );
      page.add(
        document.body,
        'afterbegin',
        `<div style="background:#d00;color:#ff0;font:bold 20px sans-serif;text-align:center;padding:10px">HURRY!!! LAST CHANCE!!! Offer ends in 00:00:00 — ACT NOW${'!'.repeat(strength * 3)}</div>`,
      );
      if (strength === 3) {
        page.add(
          document.body,
          'beforeend',
          '<div role="dialog" style="position:fixed;inset:12vh 10vw;background:#ff0;color:#d00;z-index:2147483000;padding:30px;font:bold 26px sans-serif">DON\'T MISS OUT!!! Only TODAY!!!<br><button>YES, I WANT IT</button><button>No, I like to lose money</button></div>',
        );
      }
      return 1;
    },
  },
  {
    id: 'thinned-out',
    family: 'mixture',
    what: 'some proof, prices, contact details and a part of the content are gone',
    graveFrom: null,
    removes: true,
    change: (page, strength) => {
      const part = [0.34, 0.6, 1][strength - 1] ?? 1;
      let changed = page.each(page.share(page.proof(), part), (proof) => proof.remove());
      changed += page.each(page.share(page.priceTexts(), part), (node) => {
        node.data = node.data.replace(page.PRICE, '');
      });
      const sections = page.sections();
      const kept = Math.ceil(sections.length * (1 - strength * 0.15));
      changed += page.each(sections.slice(kept), (section) => section.remove());
      if (strength === 3) changed += page.each(page.all('footer a'), (link) => link.remove());
      return changed;
    },
  },
];
