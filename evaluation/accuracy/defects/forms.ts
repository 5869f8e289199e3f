import { attribute, textOf } from '../markup.ts';
import { addToContent, type Defect, MORE_TEXT } from './defect.ts';

const EXTRA = [
  'Department',
  'Team size',
  'Budget',
  'Fax',
  'Industry',
  'Job title',
  'How you found us',
  'Project name',
  'Second contact',
  'Region',
  'Preferred day',
  'Notes',
];

const MORE_FIELDS = {
  ...MORE_TEXT,
  'form-length': 'There are more fields.',
  'billing-terms': 'The extra is a recurring price.',
  'sensitive-fields': 'More fields can mean more of what is delicate.',
  'autofill-tokens': 'The share of fields with a token changes.',
  'field-labels': 'The share of labelled fields changes.',
  'action-position': 'The button of the form moves down.',
  'proof-position': 'What follows the form moves down.',
  'primary-action-label': 'The button of the form may give way to another.',
  'title-headline-match': 'What follows the form moves down.',
  'tap-targets': 'The added fields are targets.',
  'price-visibility': 'The extra names its price.',
};

export const FORM_DEFECTS: readonly Defect[] = [
  {
    id: 'fields-twelve',
    what: 'Twelve more fields are asked',
    turns: 'form-length',
    related: MORE_FIELDS,
    inject: (html, page) => {
      if (page.marks.form === undefined) return false;
      const fields = EXTRA.map(
        (label, index) => `<label>${label}<input name="extra${index}" required></label>`,
      );
      return html.insert(html.all(page.marks.form), 'start', `<div>${fields.join('')}</div>`);
    },
  },
  {
    id: 'labels-removed',
    what: 'Fields have neither label nor placeholder',
    turns: 'field-labels',
    related: {
      'autofill-tokens': 'Without a label it cannot be told what a field asks.',
      'sensitive-fields': 'Without a label it cannot be told what a field asks.',
      'form-length': 'Without a label it cannot be told what a field asks.',
      'reading-grade': 'The labels were words of the page.',
      'scannable-copy': 'The labels were words of the page.',
    },
    inject: (html, page) => {
      if (page.marks.form === undefined) return false;
      const { form } = page.marks;
      const fields = html.all(`${form} input`, `${form} select`, `${form} textarea`);
      for (const name of ['placeholder', 'aria-label', 'title']) html.set(fields, name, null);
      for (const label of html.all(`${form} label`)) unlabel(html, label);
      return fields.length > 0;
    },
  },
  {
    id: 'labels-as-placeholders',
    what: 'Labels stand in the fields and vanish on typing',
    turns: 'field-labels',
    related: { 'autofill-tokens': 'What a field asks is told by its label too.' },
    inject: (html, page) => {
      if (page.marks.form === undefined) return false;
      const { form } = page.marks;
      let changed = false;
      for (const label of html.all(`${form} label`)) {
        const owned = attribute(label, 'for');
        const field = html
          .all(`${form} input`, `${form} textarea`)
          .find((each) => each.parentNode === label || (owned !== null && attribute(each, 'id') === owned));
        const type = field && (attribute(field, 'type') ?? 'text');
        if (!field || !['text', 'email', 'tel', 'password', 'search'].includes(type ?? '')) continue;
        html.set([field], 'placeholder', textOf(label).replace(/\s+/g, ' ').trim());
        unlabel(html, label);
        changed = true;
      }
      return changed;
    },
  },
  {
    id: 'autofill-off',
    what: 'Every field forbids the browser to fill it in',
    turns: 'autofill-tokens',
    inject: (html, page) => {
      if (page.marks.form === undefined) return false;
      const fields = html.all(`${page.marks.form} input`);
      html.set(fields, 'type', 'text');
      return html.set(fields, 'autocomplete', 'off');
    },
  },
  {
    id: 'sensitive-fields',
    what: 'Date of birth and social security number are required',
    turns: 'sensitive-fields',
    related: MORE_FIELDS,
    languages: ['en'],
    inject: (html, page) =>
      page.marks.form !== undefined &&
      html.insert(
        html.all(page.marks.form),
        'start',
        '<div><label>Date of birth<input name="dob" required></label><label>Social security number<input name="ssn" required></label></div>',
      ),
  },
  {
    id: 'extra-preselected',
    what: 'A paid extra is ticked on load',
    turns: 'preselected-options',
    adds: true,
    languages: ['en'],
    related: MORE_FIELDS,
    inject: (html, page) =>
      page.marks.form !== undefined &&
      html.insert(
        html.all(page.marks.form),
        'start',
        '<p><label><input type="checkbox" name="care" checked> Add premium care for $9.99 per month</label></p>',
      ),
  },
  {
    id: 'newsletter-preselected',
    what: 'The newsletter is ticked on load',
    turns: 'preselected-options',
    adds: true,
    languages: ['en', 'de', 'fr'],
    related: MORE_FIELDS,
    inject: (html, page) => {
      const words =
        {
          en: 'Send me the newsletter',
          de: 'Ich möchte den Newsletter erhalten',
          fr: 'Je souhaite recevoir la newsletter',
        }[page.language] ?? '';
      return (
        page.marks.form !== undefined &&
        html.insert(
          html.all(page.marks.form),
          'start',
          `<p><label><input type="checkbox" name="news" checked> ${words}</label></p>`,
        )
      );
    },
  },
  {
    id: 'form-target-http',
    what: 'The form sends what is typed without encryption',
    turns: 'secure-connection',
    inject: (html, page) =>
      page.marks.form !== undefined &&
      html.set(html.all(page.marks.form), 'method', 'post') &&
      html.set(html.all(page.marks.form), 'action', 'http://forms.example.com/send'),
  },
  {
    id: 'card-without-reassurance',
    what: 'Card fields stand among the others, and nothing says where the data goes',
    turns: 'payment-security',
    types: ['checkout'],
    related: { 'payment-methods': 'The sentence named the methods.' },
    inject: (html) => html.remove(html.all('.safe')) && html.set(html.all('.card'), 'class', null),
  },
  {
    id: 'account-required',
    what: 'Buying needs an account with a password',
    turns: 'guest-purchase',
    types: ['checkout'],
    related: MORE_FIELDS,
    inject: (html) =>
      html.fill(
        html.all('.guest'),
        'Create an account to continue. Already a customer? <a href="/signin">Sign in</a>',
      ) &&
      html.insert(
        html.all('.card'),
        'before',
        '<label>Choose a password<input type="password" name="p" autocomplete="new-password" required></label>',
      ),
  },
  {
    id: 'coupon-open',
    what: 'A field for a discount code stands open',
    turns: 'coupon-field',
    types: ['checkout'],
    adds: true,
    related: MORE_FIELDS,
    inject: (html) =>
      html.insert(
        html.all('.summary'),
        'end',
        '<label>Discount code<input name="coupon"></label><button type="button">Apply</button>',
      ),
  },
  {
    id: 'exit-links',
    what: 'Twelve links stand above the form',
    turns: 'exit-links',
    types: ['signup', 'checkout'],
    adds: true,
    related: {
      ...MORE_TEXT,
      'desktop-navigation': 'There is a menu to look at now.',
      'action-position': 'The form moves down.',
    },
    inject: (html) =>
      html.insert(
        html.all('body'),
        'start',
        `<nav style="display:flex;flex-wrap:wrap;gap:18px;padding:16px 5vw">${['Home', 'Products', 'News', 'Investors', 'Press', 'Jobs', 'Blog', 'Partners', 'Events', 'Research', 'Stores', 'Magazine'].map((word) => `<a href="/${word}">${word}</a>`).join('')}</nav>`,
      ),
  },
  {
    id: 'confirm-shaming',
    what: 'Declining the newsletter says “No thanks, I hate saving money”',
    turns: 'confirm-shaming',
    adds: true,
    languages: ['en'],
    inject: (html) =>
      addToContent(
        html,
        '<dialog><h3>Ten percent off</h3><p>Join the newsletter for a discount.</p><form method="dialog"><label>Email<input type="email" name="e"></label><button>Join</button></form><a href="#">No thanks, I hate saving money</a></dialog>',
      ),
  },
];

/** Takes the words of a label away and leaves its field. */
function unlabel(html: Parameters<Defect['inject']>[0], label: ReturnType<typeof html.all>[number]): void {
  const kept = label.childNodes.filter(
    (child) => 'tagName' in child && ['input', 'select', 'textarea'].includes(child.tagName),
  );
  const own = kept.map((child) => ('tagName' in child ? html.html(child) : '')).join('');
  html.fill([label], own);
}
