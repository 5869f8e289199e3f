import type { FewPageTypeWords } from '../../../language/words.ts';
import type { FormFact } from '../../types/forms.ts';
import type { Price } from '../../types/offer.ts';

/** What the page type is read from, beside the page itself. */
export interface TypeSignals {
  forms: FormFact[];
  prices: Price[];
  plans: number;
  cards: number;
  /** The words of each type in the language of the page; null where there are none. */
  typeWords: FewPageTypeWords | null;
}

/** Features of a page by name; numbers are 0 to 1. */
export type Values = Record<string, number | boolean>;
