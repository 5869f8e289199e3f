import { allBut } from '@liftmark/engine/checks/shared/page-types';
import { attribute } from '../markup.ts';
import { addToContent, controls, type Defect } from './defect.ts';

const COMPETING = ['Learn more', 'Discover', 'Explore', 'See details', 'Watch the video'];

/** What is judged by its place beside the primary action. */
export const BESIDE_ACTION = {
  'proof-position': 'Proof near the primary action counts as early.',
  'delivery-time': 'Measured by its distance to the action.',
  'return-terms': 'Measured by its distance to the action.',
  'availability-status': 'Measured by its distance to the action.',
  'gift-purpose': 'Measured by its distance to the action.',
} as const;

const LABEL = 'The label belongs to the same button.';

const VAGUE = {
  'price-visibility': 'The label can be what tells the way to prices.',
  'free-offer': 'The label can be what names the free offer.',
  'title-headline-match': 'The label held words of the title.',
  'primary-action': 'With a vague label another control can be the likelier action.',
  'action-position': 'With a vague label another control can be the likelier action.',
  'proof-position': 'Proof near the primary action counts as early.',
};

export const ACTION_DEFECTS: readonly Defect[] = [
  {
    id: 'action-removed',
    what: 'Every control with the words of the primary action is removed',
    turns: 'primary-action',
    // On an article or a portfolio any other way on serves as well, a link to the contacts too.
    types: allBut('article', 'portfolio'),
    related: {
      ...BESIDE_ACTION,
      'action-position': 'Another control, elsewhere, is now the likeliest action.',
      'action-contrast': 'Another control, of another look, is now the likeliest action.',
      'primary-action-label': 'Another control, of another name, is now the likeliest action.',
      'ad-like-action': 'Another control is now the likeliest action.',
      'tap-targets': 'The height of the primary action is part of it.',
      'text-contrast': 'The label of the primary action is part of it.',
      'price-visibility': 'The action can be the way to prices.',
      'free-offer': 'The action can be what names the free offer.',
      'title-headline-match': 'The label held words of the title.',
    },
    inject: (html, page) =>
      html.remove(controls(html, page.marks.action)) && html.all('form button').length === 0,
  },
  {
    id: 'action-below-fold',
    what: 'The primary action stands at the end of the page alone',
    turns: 'action-position',
    related: {
      ...BESIDE_ACTION,
      'price-visibility': 'The action can be the way to prices.',
      'action-contrast': 'The button stands on another ground now.',
      'tap-targets': 'The button can be less high where it stands now.',
      'title-headline-match': 'The label held words of the title.',
    },
    inject: (html, page) => {
      const [first, ...others] = controls(html, page.marks.action);
      if (first === undefined || page.marks.form !== undefined) return false;
      // With the box that it stood in, which may be what draws it as a button.
      const { parentNode } = first;
      const box = parentNode && 'tagName' in parentNode ? (attribute(parentNode, 'class') ?? '') : '';
      const moved = `<div class="${box}">${html.html(first)}</div>`;
      html.remove([first, ...others]);
      return addToContent(html, `<div style="padding:900px 5vw 40px">${moved}</div>`);
    },
  },
  {
    id: 'action-faint',
    what: 'The primary action is drawn in grey on almost the same grey',
    turns: 'action-contrast',
    // What is too faint to be a button is taken for a link.
    turnsInstead: ['primary-action'],
    related: { 'text-contrast': LABEL },
    inject: (html, page) => {
      const found = controls(html, page.marks.action);
      const [ground, text] = page.dark ? ['#1d1d1d', '#3a3a3a'] : ['#f3f3f3', '#d8d8d8'];
      html.set(found, 'id', null);
      return (
        html.set(found, 'data-faint', '') &&
        html.style(
          `[data-faint]{background:${ground}!important;color:${text}!important;border-color:${ground}!important;box-shadow:none!important}`,
        )
      );
    },
  },
  {
    id: 'actions-compete',
    what: 'Five more buttons that look like the primary action stand in a row with it',
    turns: 'primary-action',
    types: allBut('article', 'portfolio'),
    related: {
      ...BESIDE_ACTION,
      'action-position': 'Another control can be the likelier action now.',
      'action-contrast': 'Another control can be the likelier action now.',
      'primary-action-label': 'Another control can be the likelier action now.',
      'tap-targets': 'The added buttons are measured, too.',
      'mobile-fit': 'The row can be wider than a phone.',
      'main-headline': 'The row takes room from what stands beside it.',
      'text-contrast': 'The added labels are read, too.',
      'price-visibility': 'A button can be the way to prices.',
      'free-offer': 'A button can be what names the free offer.',
    },
    inject: (html, page) => {
      const [first, ...others] = controls(html, page.marks.action);
      if (first === undefined || page.marks.form !== undefined) return false;
      html.remove(others);
      if (!html.insert([first], 'after', html.html(first).repeat(COMPETING.length))) return false;
      const [, ...added] = controls(html, page.marks.action);
      return COMPETING.every((label, place) => html.fill(added.slice(place, place + 1), label));
    },
  },
  {
    id: 'action-vague',
    what: 'The primary action says only “Submit”, “Mehr” or “Envoyer”',
    turns: 'primary-action-label',
    languages: ['en', 'de', 'fr'],
    related: VAGUE,
    inject: (html, page) => {
      const vague = { en: 'Submit', de: 'Mehr', fr: 'Envoyer' }[page.language] ?? 'Submit';
      return html.fill(controls(html, page.marks.action), vague);
    },
  },
  {
    id: 'action-ok',
    what: 'The primary action says only “OK”',
    turns: 'primary-action-label',
    related: VAGUE,
    inject: (html, page) => html.fill(controls(html, page.marks.action), 'OK'),
  },
  {
    id: 'action-text-link',
    what: 'The primary action is a plain text link',
    turns: 'primary-action',
    types: ['saas', 'app', 'service', 'pricing', 'course', 'event', 'hospitality', 'nonprofit', 'other'],
    related: {
      'action-contrast': 'Only button-like actions have a shape to judge.',
      'tap-targets': 'The height of the primary action is part of it.',
      'text-contrast': 'The label stands on the page now.',
      'action-position': 'Among plain links another one can be the likelier action.',
      'primary-action-label': 'Among plain links another one can be the likelier action.',
    },
    inject: (html, page) => {
      const found = controls(html, page.marks.action);
      if (page.marks.form !== undefined || found.some(({ tagName }) => tagName !== 'a')) return false;
      return (
        html.set(found, 'data-plain', '') &&
        html.style(
          `[data-plain]{all:unset!important;color:${page.dark ? '#9cf' : '#06c'}!important;text-decoration:underline!important;cursor:pointer!important}`,
        )
      );
    },
  },
];
