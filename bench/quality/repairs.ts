import type { Markup } from './markup.ts';

/** One thing mended on a bad page. */
export interface Repair {
  id: string;
  page: string;
  what: string;
  /** The check whose finding must go. */
  settles: string;
  mend(html: Markup): boolean;
}

export const REPAIRS: readonly Repair[] = [
  {
    id: 'vague-fits-phone',
    page: 'saas-vague',
    what: 'The page fits a phone',
    settles: 'mobile-fit',
    mend: (html) =>
      html.insert(
        html.all('head'),
        'end',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
      ) &&
      html.style(
        'body{min-width:0!important;overflow-wrap:anywhere}.wide{width:auto!important}.top{flex-wrap:wrap}',
      ),
  },
  {
    id: 'vague-layer-removed',
    page: 'saas-vague',
    what: 'The layer over the page is removed',
    settles: 'entry-overlay',
    mend: (html) => html.remove(html.all('.pop')),
  },
  {
    id: 'vague-decline-plain',
    page: 'saas-vague',
    what: 'Declining is worded neutrally',
    settles: 'confirm-shaming',
    mend: (html) => html.fill(html.saying(/^no thanks/i, 'a'), 'No, thank you'),
  },
  {
    id: 'vague-placeholder-filled',
    page: 'saas-vague',
    what: 'The placeholder of the template is removed',
    settles: 'template-remnants',
    mend: (html) => html.remove(html.saying(/^\{\{/, 'p')),
  },
  {
    id: 'vague-slides-stand',
    page: 'saas-vague',
    what: 'The slides stand still',
    settles: 'moving-content',
    mend: (html) => html.style('.track{animation:none!important}'),
  },
  {
    id: 'vague-pictures-back',
    page: 'saas-vague',
    what: 'The broken pictures are removed',
    settles: 'page-errors',
    mend: (html) => html.remove(html.all('img')),
  },
  {
    id: 'vague-text-large',
    page: 'saas-vague',
    what: 'The text is 17 px high',
    settles: 'text-size',
    mend: (html) => html.style('body{font-size:17px!important}'),
  },
  {
    id: 'vague-pressure-removed',
    page: 'saas-vague',
    what: 'The pressing phrases are removed',
    settles: 'pressure-wording',
    mend: (html) => html.remove(html.saying(/^hurry/i, 'p')),
  },
  {
    id: 'vague-contact-told',
    page: 'saas-vague',
    what: 'Phone and mail are told',
    settles: 'contact-details',
    mend: (html) =>
      html.insert(
        html.all('body'),
        'end',
        '<footer><p>Questions? Phone <a href="tel:+12025550123">+1 202 555 0123</a>, <a href="mailto:hello@synergex.example">hello@synergex.example</a></p></footer>',
      ),
  },
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
];
