import type { Kind } from '../kind.ts';

export const ASKS: readonly Kind[] = [
  {
    id: 'actions-removed',
    family: 'functional',
    what: 'half of the other buttons, the main one, all buttons and action links are gone',
    graveFrom: 3,
    removes: true,
    change: (page, strength) => {
      const primary = page.primaryActions();
      const others = page.actions().filter((action) => !primary.includes(action));
      if (primary.length === 0) return 0;
      const hit =
        strength === 1
          ? page.share(others, 0.5)
          : strength === 2
            ? [...primary, ...page.share(others, 0.5)]
            : [...primary, ...others];
      return page.each(hit, (action) => action.remove());
    },
  },
  {
    id: 'actions-dead',
    family: 'functional',
    what: 'half of the other buttons, the main one, all buttons and action links lead nowhere',
    graveFrom: 3,
    change: (page, strength) => {
      const primary = page.primaryActions();
      const others = page.actions().filter((action) => !primary.includes(action));
      if (primary.length === 0) return 0;
      const hit =
        strength === 1
          ? page.share(others, 0.5)
          : strength === 2
            ? [...primary, ...page.share(others, 0.5)]
            : [...primary, ...others];
      return page.each(hit, (action) => {
        const bare = action.cloneNode(true) as HTMLElement;
        for (const name of bare.getAttributeNames()) if (name.startsWith('on')) bare.removeAttribute(name);
        if (bare instanceof HTMLAnchorElement) bare.setAttribute('href', '#');
        else bare.setAttribute('disabled', '');
        action.replaceWith(bare);
      });
    },
  },
  {
    id: 'event-over',
    family: 'functional',
    what: 'a line that the offer has ended; buttons "Sold out" too; and the headline says that it is over',
    graveFrom: 2,
    change: (page, strength) => {
      const primary = page.primaryActions();
      const headline = page.headline();
      const anchor = primary.find((action) => !action.closest('nav, header')) ?? headline;
      if (!anchor) return 0;
      const past = 'March 3, 2021';
      page.add(
        anchor,
        'beforebegin',
        `<p style="font:bold 18px sans-serif;color:#a00;background:#fff;padding:8px">This ended on ${past}. ${strength > 1 ? 'Sold out.' : ''}</p>`,
      );
      if (strength >= 2) {
        for (const action of page.actions().filter((one) => !one.closest('nav'))) {
          page.say(action, 'Sold out');
          if (action instanceof HTMLAnchorElement) action.removeAttribute('href');
          else action.setAttribute('disabled', '');
        }
      }
      if (strength === 3 && headline)
        page.say(headline, `This event is over (${past}). We no longer take orders.`);
      return 1;
    },
  },
  {
    id: 'frame-failed',
    family: 'functional',
    what: 'a failed frame in place of one part, a third, two thirds of the main content',
    graveFrom: null,
    removes: true,
    change: (page, strength) => {
      const sections = page.sections().slice(1);
      if (sections.length < 3) return 0;
      const hit = strength === 1 ? page.share(sections, 0.01) : page.share(sections, (strength - 1) / 3);
      return page.each(hit, (section) => {
        const { height } = section.getBoundingClientRect();
        section.innerHTML = `<iframe src="about:blank" style="width:100%;height:${Math.round(height)}px;border:1px solid #ccc"></iframe>`;
      });
    },
  },
  {
    id: 'form-labels-removed',
    family: 'functional',
    what: 'a third, two thirds, all of the form fields have no label',
    graveFrom: null,
    change: (page, strength) => {
      const fields = page.forms().flatMap((form) => page.fields(form));
      return page.each(page.share(fields, strength / 3), (field) => {
        for (const label of (field as HTMLInputElement).labels ?? []) {
          if (label.contains(field)) for (const node of page.textNodes(label)) node.data = '';
          else label.remove();
        }
        for (const name of ['placeholder', 'aria-label', 'aria-labelledby', 'title'])
          field.removeAttribute(name);
        const before = field.previousElementSibling;
        if (before && !before.querySelector('input') && page.words(before.textContent ?? '') <= 6)
          before.remove();
      });
    },
  },
  {
    id: 'form-fields-added',
    family: 'functional',
    what: '4, 8, 14 more required fields that nobody needs',
    graveFrom: null,
    change: (page, strength) => {
      const asked = [
        'Fax number',
        'Middle name',
        'Date of birth',
        'Annual income',
        "Mother's maiden name",
        'Job title',
        'Number of employees',
        'Second phone',
        'How did you hear about us?',
        'Street',
        'House number',
        'Tax number',
        'Favorite color',
        'Marital status',
      ];
      return page.each(page.forms(), (form) => {
        const last = page.fields(form).at(-1);
        const place = last?.closest('p, div, label') ?? last;
        for (const [at, label] of asked.slice(0, [4, 8, 14][strength - 1]).entries()) {
          place?.insertAdjacentHTML(
            'afterend',
            `<p><label>${label} *<br><input type="text" name="extra${at}" required></label></p>`,
          );
        }
      });
    },
  },
  {
    id: 'form-broken',
    family: 'functional',
    what: 'the submit button is disabled; is gone; and all fields too',
    graveFrom: null,
    removes: true,
    change: (page, strength) => {
      const forms = page.forms();
      return page.each(forms, (form) => {
        for (const button of page.all('button, input[type="submit"]', form)) {
          if (strength === 1) button.setAttribute('disabled', '');
          else button.remove();
        }
        if (strength === 3) for (const field of page.fields(form)) field.remove();
      });
    },
  },
];
