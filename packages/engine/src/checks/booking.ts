import type { FormFact, PageFacts } from '../observe/facts.ts';

/** Forms by which a stay, a place or a thing is taken. */
export const BOOKING_FORMS = ['booking', 'checkout'];

/** Whether a form takes a booking: by what it is for, or because it asks from when to when. */
export function takesBooking({ purpose, fields }: FormFact): boolean {
  return BOOKING_FORMS.includes(purpose) || fields.filter(({ kind }) => kind === 'date').length >= 2;
}

/** Whether guests book here: by a form, or at a price for a night. A menu with prices takes no bookings. */
export function isBooked({ offer, forms }: Pick<PageFacts, 'offer' | 'forms'>): boolean {
  return forms.some(takesBooking) || offer.prices.some(({ period }) => period === 'day');
}
