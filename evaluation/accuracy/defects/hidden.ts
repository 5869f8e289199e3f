import { attribute } from '../markup.ts';
import { BESIDE_ACTION } from './actions.ts';
import { controls, type Defect, isMadeForPhones, MORE_TEXT } from './defect.ts';

const OFFERS: Record<string, string> = {
  en: 'Get our best tips and 10% off your first order.',
  de: 'Die besten Tipps und 10 % Rabatt auf die erste Bestellung.',
  fr: 'Nos meilleurs conseils et 10 % de réduction sur la première commande.',
};

const onPhones = (rule: string) => `@media(max-width:760px){${rule}}`;

/** What is wrong on phones alone. */
export const HIDDEN_DEFECTS: readonly Defect[] = [
  {
    id: 'action-hidden-on-phones',
    what: 'Phones show the primary action nowhere',
    turns: 'action-position',
    related: {
      ...BESIDE_ACTION,
      'title-headline-match': 'The label held words of the title.',
      'tap-targets': 'The height of the primary action is part of it.',
    },
    inject: (html, page) => {
      const found = controls(html, page.marks.action);
      const targets = new Set(found.map((each) => attribute(each, 'href')));
      const others = html.all('a').filter((each) => !found.includes(each));
      if (others.some((each) => targets.has(attribute(each, 'href')))) return false;
      // The button of a form leads on there, too.
      if (html.all('form button').some((each) => !found.includes(each))) return false;
      return html.set(found, 'data-wide', '') && html.style(onPhones('[data-wide]{display:none!important}'));
    },
  },
  {
    id: 'explanation-hidden-on-phones',
    what: 'Phones hide the sentences near the headline',
    turns: 'first-screen-explanation',
    related: {
      'action-position': 'What stands below moves up.',
      'proof-position': 'What stands below moves up.',
      'rating-placement': 'The rating can stand there, too.',
      'text-contrast': 'The share of readable text counts the hidden text.',
      'text-size': 'The share of readable text counts the hidden text.',
    },
    inject: (html, page) =>
      isMadeForPhones(html) &&
      html.set(
        html
          .all(`${page.marks.hero} p`, ...(page.marks.explanation ?? []))
          .filter((each) => !/<(a|button)\b/.test(html.html(each))),
        'data-wide',
        '',
      ) &&
      html.style(onPhones('[data-wide]{display:none!important}')),
  },
  {
    id: 'sheet-on-phones',
    what: 'A newsletter box covers more than half of a phone, and nothing of a desktop',
    turns: 'entry-overlay',
    languages: ['en', 'de', 'fr'],
    related: {
      'action-position': 'It lies over the button.',
      ...MORE_TEXT,
      'field-labels': 'The box holds a field, too.',
      'autofill-tokens': 'The box holds a field, too.',
      'tap-targets': 'The field is a target, too.',
    },
    inject: (html, page) =>
      isMadeForPhones(html) &&
      html.insert(
        html.all('body'),
        'end',
        `<aside class="sheet"><p>${OFFERS[page.language]}</p><input type="email" autocomplete="email" aria-label="Email"></aside>`,
      ) &&
      html.style(
        `.sheet{display:none;position:fixed;bottom:0;left:0;right:0;z-index:999;background:#fff;color:#222;padding:20px;font:18px/1.5 Arial,sans-serif}${onPhones('.sheet{display:block;height:60vh}')}`,
      ),
  },
];
