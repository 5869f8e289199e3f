import { attribute } from '../markup.ts';
import type { Repair } from './repair.ts';

/** Of a form that asks for everything. */
export const SIGNUP_REPAIRS: readonly Repair[] = [
  {
    id: 'long-extras-unticked',
    page: 'signup-long',
    what: 'No box is ticked on arrival',
    settles: 'preselected-options',
    mend: (html) => html.set(html.all('input'), 'checked', null),
  },
  {
    id: 'long-form-short',
    page: 'signup-long',
    what: 'The form asks for name, mail and password',
    settles: 'form-length',
    mend: (html) =>
      html.remove([
        ...html.all('select', 'textarea'),
        ...html
          .all('form input')
          .filter(({ attrs }) => !attrs.some(({ value }) => /^f(1|3|12)$/.test(value))),
        ...html.all('.m'),
      ]),
  },
  {
    id: 'long-target-encrypted',
    page: 'signup-long',
    what: 'The form sends over https',
    settles: 'secure-connection',
    mend: (html) => html.set(html.all('form'), 'action', 'https://forms.example.com/register'),
  },
  {
    id: 'long-privacy-linked',
    page: 'signup-long',
    what: 'Privacy policy and terms are linked',
    settles: 'legal-links',
    mend: (html) =>
      html.insert(
        html.all('body'),
        'end',
        '<footer><a href="/privacy">Privacy policy</a> <a href="/terms">Terms of service</a></footer>',
      ),
  },
  {
    id: 'long-links-fewer',
    page: 'signup-long',
    what: 'Three links stand above the form',
    settles: 'exit-links',
    mend: (html) => html.remove(html.all('nav a').slice(3)),
  },
  {
    id: 'long-text-dark',
    page: 'signup-long',
    what: 'Text and button are readable',
    settles: 'text-contrast',
    mend: (html) =>
      html.style(
        'body,h2,.m,nav a,input,select,textarea{color:#222!important}.s{background:#134f8a!important;color:#fff!important}',
      ),
  },
  {
    id: 'long-button-told',
    page: 'signup-long',
    what: 'The button says what happens',
    settles: 'primary-action-label',
    mend: (html) => html.fill(html.all('.s'), 'Create my account'),
  },
  {
    id: 'long-button-dark',
    page: 'signup-long',
    what: 'The button stands out',
    settles: 'action-contrast',
    mend: (html) => html.style('.s{background:#134f8a!important;color:#fff!important}'),
  },
  {
    id: 'long-labels-shown',
    page: 'signup-long',
    what: 'Each field has a label that stays',
    settles: 'field-labels',
    mend: (html) =>
      html
        .all('form input', 'form select', 'form textarea')
        .filter((field) => attribute(field, 'type') !== 'checkbox')
        .every((field) => {
          const label = attribute(field, 'placeholder') ?? attribute(field, 'name') ?? '';
          const id = `field-${attribute(field, 'name')}`;
          return (
            html.set([field], 'id', id) &&
            html.insert([field], 'before', `<label for="${id}">${label}</label>`)
          );
        }),
  },
  {
    id: 'long-delicate-removed',
    page: 'signup-long',
    what: 'Date of birth and income are not asked',
    settles: 'sensitive-fields',
    mend: (html) =>
      html.remove(
        html
          .all('form input', 'form select')
          .filter((field) => ['f5', 'f6', 'f11'].includes(attribute(field, 'name') ?? '')),
      ),
  },
];
