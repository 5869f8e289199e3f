import type { FormFact, PageFacts } from '../observe/facts.ts';

/** Purposes of forms that book a stay, a seat or a thing. */
export const BOOKING_FORMS = ['booking', 'checkout'];

/** Whether a form takes a booking: by its purpose, or because it asks for two dates. */
export function takesBooking({ purpose, fields }: FormFact): boolean {
  return BOOKING_FORMS.includes(purpose) || fields.filter(({ kind }) => kind === 'date').length >= 2;
}

/** Whether guests book here: with a form, or at a price per night. A menu with prices doesn't count. */
export function isBooked({ offer, forms }: Pick<PageFacts, 'offer' | 'forms'>): boolean {
  return forms.some(takesBooking) || offer.prices.some(({ period }) => period === 'day');
}
