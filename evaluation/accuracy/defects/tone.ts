import { addToContent, type Defect } from './defect.ts';
import { OTHER_LINE } from './message.ts';
import { CLAIM } from './urgency.ts';

/** Words that sound like much and say little. */
export const TONE_DEFECTS: readonly Defect[] = [
  {
    id: 'headline-praise',
    what: 'The headline is made of empty praise',
    turns: 'headline-specificity',
    languages: ['en'],
    related: OTHER_LINE,
    inject: (html, page) =>
      html.fill(html.all(page.marks.headline), 'We create synergies that empower tomorrow'),
  },
  {
    id: 'deadline-today',
    what: 'An offer ends “today”, whenever one looks',
    turns: 'deadline-precision',
    languages: ['en'],
    adds: true,
    related: CLAIM,
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:20px 5vw"><p>20% off everything. Offer ends today!</p></section>',
      ),
  },
  {
    id: 'pressure-shouted',
    what: 'Limited places are shouted with exclamation marks',
    turns: 'pressure-wording',
    languages: ['en'],
    adds: true,
    related: { ...CLAIM, 'stock-claim-consistency': 'The line claims limited places.' },
    inject: (html) =>
      addToContent(
        html,
        '<section style="padding:20px 5vw"><p>Hurry! Only 2 places left!!! Act now!</p></section>',
      ),
  },
];
