import type { Repair } from './repair.ts';

/** Of a template that nobody has filled in. */
export const AGENCY_REPAIRS: readonly Repair[] = [
  {
    id: 'agency-filler-replaced',
    page: 'startbootstrap-agency',
    what: 'The filler text is replaced',
    settles: 'template-remnants',
    mend: (html) =>
      html.fill(
        html.saying(/lorem ipsum/i, 'p', 'h3'),
        'We plan, draw and build shops for makers of furniture.',
      ),
  },
  {
    id: 'agency-proof-early',
    page: 'startbootstrap-agency',
    what: 'The logos of clients stand below the first screen',
    settles: 'proof-position',
    mend: (html) => {
      const logos = html.all('.py-5').map((block) => html.html(block));
      return html.remove(html.all('.py-5')) && html.insert(html.all('#services'), 'before', logos.join(''));
    },
  },
  {
    id: 'agency-action-told',
    page: 'startbootstrap-agency',
    what: 'The button says what comes next',
    settles: 'primary-action-label',
    mend: (html) => html.fill(html.saying('Tell Me More', 'a'), 'See our services'),
  },
];
