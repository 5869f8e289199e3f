import { pattern } from '../../language/patterns.ts';
import { itemsOf } from '../../page/structured-data.ts';
import type { FactContext } from '../fact-context.ts';
import type { Content } from '../types/content.ts';
import type { DocumentFacts } from '../types/document.ts';

const LODGES = pattern('lodging');
const SERVES = pattern('eatingPlace');

/** What the page calls the house by its title, name, headline and description, or by its structured data. */
export function lodgingOf(
  { view, headline, structured }: FactContext,
  { title, siteName, description }: Pick<DocumentFacts, 'title' | 'siteName' | 'description'>,
): Content['house'] {
  const said = [title, siteName, description, headline && view.text(headline)].join(' · ');
  const lodges = LODGES.test(said) || itemsOf(structured, 'LodgingBusiness', 'Hotel').length > 0;
  const serves = SERVES.test(said) || itemsOf(structured, 'Restaurant', 'FoodEstablishment').length > 0;
  if (lodges === serves) return null;
  return lodges ? 'stay' : 'table';
}
