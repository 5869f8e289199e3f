import type { PageFacts } from '../observe/facts.ts';

/** Forms by which a stay, a place or a thing is taken. */
export const BOOKING_FORMS = ['booking', 'checkout'];

/** Whether guests book here: by a form, or at a price for a night. A menu with prices takes no bookings. */
export function isBooked({ offer, forms }: Pick<PageFacts, 'offer' | 'forms'>): boolean {
  return (
    forms.some(({ purpose }) => BOOKING_FORMS.includes(purpose)) ||
    offer.prices.some(({ period }) => period === 'day')
  );
}
