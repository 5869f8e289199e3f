import type { Kind } from '../kind.ts';

export const MISSING: readonly Kind[] = [
  {
    id: 'main-removed',
    family: 'structural',
    what: 'the last third, the second half, all of the main content is gone',
    graveFrom: 3,
    removes: true,
    change: (page, strength) => {
      const sections = page.sections();
      if (sections.length < 3) return 0;
      const from = [2 / 3, 1 / 2, 0][strength - 1] ?? 0;
      return page.each(sections.slice(Math.ceil(sections.length * from)), (section) => section.remove());
    },
  },
  {
    id: 'proof-removed',
    family: 'structural',
    what: 'a third, two thirds, all of the proof is gone',
    graveFrom: null,
    removes: true,
    change: (page, strength) => page.each(page.share(page.proof(), strength / 3), (proof) => proof.remove()),
  },
  {
    id: 'proof-anonymous',
    family: 'verbal',
    what: 'a third, two thirds, all of the testimonials are anonymous and empty praise',
    graveFrom: null,
    change: (page, strength) => {
      const praise = ['Great!', 'Very good, thanks.', 'Recommended!', 'Nice.', 'Super!!!'];
      const quotes = page
        .all('blockquote, figure, [class*="testimonial"], [class*="review"], [class*="quote"]')
        .filter((element, _, list) => !list.some((other) => other !== element && element.contains(other)))
        .filter((element) => page.words(element.innerText) >= 6);
      return page.each(page.share(quotes, strength / 3), (quote, at) => {
        const figure = quote.closest('figure') ?? quote;
        for (const name of page.all('cite, figcaption, img, [class*="name"], [class*="author"]', figure))
          name.remove();
        page.say(quote, praise[at % praise.length] ?? '');
      });
    },
  },
  {
    id: 'prices-removed',
    family: 'structural',
    what: 'a third, two thirds, all of the prices are gone',
    graveFrom: null,
    removes: true,
    change: (page, strength) =>
      page.each(page.share(page.priceTexts(), strength / 3), (node) => {
        node.data = node.data.replace(page.PRICE, '');
      }),
  },
  {
    id: 'contact-removed',
    family: 'structural',
    what: 'the links to legal texts; contact details too; the whole footer',
    graveFrom: null,
    removes: true,
    change: (page, strength) => {
      const legal =
        /privacy|terms|imprint|impressum|datenschutz|agb|mentions|confidentialit|cgv|aviso|privacidad|t[eé]rminos|condizioni|voorwaarden|cookie|legal|polityka|regulamin/i;
      const contact = /contact|kontakt|contatt|contato|contacto|about|über uns|^mailto:|^tel:/i;
      const links = page.all('a').filter((link) => {
        const says = `${link.innerText} ${link.getAttribute('href')}`;
        return legal.test(says) || (strength >= 2 && contact.test(says));
      });
      let changed = page.each(links, (link) => link.remove());
      if (strength >= 2) {
        const details = page
          .textNodes()
          .filter(({ data }) => /[\w.+-]+@[\w-]+\.\w+|\+?\d[\d\s().-]{7,}\d/.test(data));
        changed += page.each(details, (node) => {
          node.data = node.data.replace(/[\w.+-]+@[\w-]+\.\w+|\+?\d[\d\s().-]{7,}\d/g, '');
        });
      }
      if (strength === 3)
        changed += page.each(page.all('footer, [role="contentinfo"]'), (footer) => footer.remove());
      return changed;
    },
  },
  {
    id: 'navigation-removed',
    family: 'structural',
    what: 'half of the navigation, all of it, the whole header is gone',
    graveFrom: null,
    change: (page, strength) => {
      const links = page
        .all('header a, nav a, [role="navigation"] a')
        .filter((link) => !link.closest('footer'));
      if (links.length < 3) return 0;
      if (strength === 1) return page.each(page.share(links, 0.5), (link) => link.remove());
      const holders = page.all(
        strength === 2 ? 'nav, [role="navigation"]' : 'header, nav, [role="navigation"]',
      );
      const removed = holders.filter((holder) => !holder.querySelector('h1') && !holder.closest('footer'));
      return page.each(removed.length > 0 ? removed : links, (element) => element.remove());
    },
  },
  {
    id: 'navigation-flooded',
    family: 'structural',
    what: '12, 40, 90 more links in the navigation',
    graveFrom: null,
    change: (page, strength) => {
      const [link] = page
        .all('header a, nav a')
        .filter((one) => page.words(one.innerText) > 0 && !one.closest('footer'));
      const item = link?.closest('li') ?? link;
      if (!link || !item) return 0;
      const names = [
        'Overview',
        'Resources',
        'Archive',
        'Partners',
        'Careers',
        'Press',
        'Events',
        'Library',
        'Forum',
        'Downloads',
        'Sitemap',
        'Gallery',
        'Videos',
        'Reports',
        'Updates',
      ];
      const count = [12, 40, 90][strength - 1] ?? 90;
      for (let at = 0; at < count; at++) {
        const copy = item.cloneNode(true) as HTMLElement;
        const inner = copy.matches('a') ? copy : copy.querySelector<HTMLElement>('a');
        if (inner) {
          inner.setAttribute('href', `/section-${at}`);
          page.say(
            inner,
            `${names[at % names.length]} ${at >= names.length ? Math.floor(at / names.length) + 1 : ''}`.trim(),
          );
        }
        item.after(copy);
      }
      return count;
    },
  },
];
