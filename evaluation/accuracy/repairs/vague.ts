import type { Repair } from './repair.ts';

/** Of a page that says nothing in many large words. */
export const VAGUE_REPAIRS: readonly Repair[] = [
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
    id: 'vague-headline-told',
    page: 'saas-vague',
    what: 'Title and headline name the offer, and a sentence explains it',
    settles: 'headline-specificity',
    mend: (html) => {
      const [slide] = html.all('.slide');
      return (
        slide !== undefined &&
        html.fill(html.all('title'), 'Shift plans for clinics | Synergex') &&
        html.fill(
          [slide],
          '<h1>Shift plans for clinics, written in minutes</h1><p>Synergex writes the shift plans of a clinic from the wishes of its nurses, and shows each gap before the week begins.</p>',
        )
      );
    },
  },
  {
    id: 'vague-explanation-told',
    page: 'saas-vague',
    what: 'A sentence below the headline explains the offer',
    settles: 'first-screen-explanation',
    mend: (html) => {
      const [line] = html.all('.slide p');
      return (
        line !== undefined &&
        html.fill(
          [line],
          'Synergex writes the shift plans of a clinic from the wishes of its nurses, and shows each gap before the week begins.',
        )
      );
    },
  },
  {
    id: 'vague-action-one',
    page: 'saas-vague',
    what: 'One button says what comes next, and the others go',
    settles: 'primary-action',
    mend: (html) => {
      const [first, ...others] = html.all('.b');
      return (
        first !== undefined &&
        html.remove(others) &&
        html.fill([first], 'Start your free trial') &&
        html.style(
          '.b{background:#134f8a!important;color:#fff!important;font-size:17px;padding:14px 24px!important}',
        )
      );
    },
  },
  {
    id: 'vague-year-new',
    page: 'saas-vague',
    what: 'The copyright is of this year',
    settles: 'content-dates',
    mend: (html) =>
      html.fill(html.saying(/^copyright/i, 'p'), `Copyright ${new Date().getFullYear()} Synergex`),
  },
];
