import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

/** What reassures visitors near the card fields. */
interface Assurance {
  wording: string | null;
  processor: string | null;
}

function assurance({ wording, processor }: Assurance): string {
  if (wording !== null) return `The message ${quote(wording)} is near the card fields`;
  return processor === null
    ? 'No security message was found near the card fields'
    : `${processor} is named as the payment processor for the card fields`;
}

const english = {
  title: { passes: 'The card fields look secure', fails: 'The card fields don’t look secure' },
  titleFromHtml: {
    passes: 'Card payment security is addressed',
    fails: 'Card payment security isn’t addressed',
  },
  why: 'In a survey, 25% of 1,012 US adults had abandoned an order within three months because they didn’t trust the site with their card. In tests, card fields that were set apart by a border and color felt safer.',
  measure:
    'A reassuring message within 150 px of the card fields, or the frame or name of a known payment processor, is worth 0.6, and card fields set apart by a border or background 0.4. Applies if there are card fields or a payment frame.',
  notApplicable: { noCardFields: 'The page has no card fields.' },
  notMeasured: { look: 'We couldn’t determine whether the card fields are set apart.' },
  observed: {
    fromHtml: (given: Assurance) => `${assurance(given)}; the HTML alone doesn’t show how they look.`,
    look: ({ isSetApart, ...given }: Assurance & { isSetApart: boolean }) =>
      `${assurance(given)}, which ${isSetApart ? 'are' : 'aren’t'} set apart from the rest of the page.`,
  },
  searched: ['text within 150 px of the card fields', 'names and frames of known payment processors'],
  advice: {
    title: ({ field }: { field: string | null }) =>
      `Set the ${field === null ? 'card fields' : `fields around ${field === '' ? 'the card number' : quote(field, 30)}`} apart and say who protects the data`,
    assurance:
      'Within 150 px of the card number, say who handles the payment and that the connection is encrypted.',
    frame: 'Put the card fields in one box with a border and a slightly different background.',
    logos: 'Keep other logos away from the box; one known name does more than several unknown seals.',
    design: ['A box with a 1 px border around the number, date and code, with a lock icon.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
