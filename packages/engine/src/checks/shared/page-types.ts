import { isTypeCertain, PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import type { FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import type { Goal } from '../../language/copy/copy-words.ts';
import { notApplicable } from '../check.ts';
import { text } from './page-types.text.ts';

/** Pages of an online shop. */
export const SHOP = ['ecommerce-product', 'ecommerce-category', 'checkout'] as const satisfies PageType[];

/** Pages where a seat or a stay is booked. */
export const BOOK = ['course', 'event', 'hospitality'] as const satisfies PageType[];

const PERSONAL: readonly PageType[] = ['app', 'course', 'event', 'hospitality', 'nonprofit'];

/** Pages that win subscribers, users or clients. */
export const LEAD = ['saas', 'app', 'service', 'pricing'] as const satisfies PageType[];

/** Pages that sell goods: a customer is described by what they bought, not by role or company. */
export function isOfGoods(type: PageType): boolean {
  return type === 'ecommerce-product' || type === 'ecommerce-category';
}

/** Pages whose customers speak for themselves and not for a company. */
export function isForPersons(type: PageType, { kind }: Pick<PageFacts['audience'], 'kind'>): boolean {
  const byTrade = type === 'service' || type === 'other' || type === 'portfolio';
  return PERSONAL.includes(type) || (byTrade && kind !== 'business');
}

export function allBut(...excluded: PageType[]): PageType[] {
  return PAGE_TYPES.filter((type) => !excluded.includes(type));
}

const USUAL_GOALS: Record<PageType, Goal> = {
  saas: 'signup',
  'ecommerce-product': 'buy',
  'ecommerce-category': 'buy',
  service: 'quote',
  app: 'download',
  course: 'enroll',
  nonprofit: 'donate',
  hospitality: 'book',
  portfolio: 'contact',
  event: 'tickets',
  signup: 'signup',
  checkout: 'order',
  pricing: 'choose',
  article: 'read',
  other: 'other',
};

const CHOSEN_GOALS: Record<NonNullable<PageFacts['told']['goal']>, Goal> = {
  sell: 'buy',
  leads: 'quote',
  signups: 'signup',
  bookings: 'book',
  donations: 'donate',
  downloads: 'download',
  inform: 'read',
};

/**
 * What the main button of the page asks for: the goal that the user gave, else the usual one for the page type. Some
 * services take appointments instead of giving quotes, and some places rent rooms instead of tables.
 */
export function goalOf({
  told,
  pageType,
  content,
}: Pick<PageFacts, 'told' | 'pageType'> & {
  content: Pick<PageFacts['content'], 'appointment' | 'house'>;
}): Goal {
  const goal = told.goal === null ? USUAL_GOALS[pageType.type] : CHOSEN_GOALS[told.goal];
  const byAppointment = pageType.type === 'service' && content.appointment !== null;
  if (goal === 'book' && pageType.type === 'hospitality') return content.house ?? goal;
  return byAppointment && (goal === 'quote' || goal === 'book') ? 'appointment' : goal;
}

const BOOKINGS: readonly Goal[] = ['book', 'stay', 'table', 'appointment', 'enroll', 'tickets'];
const SENT: Partial<Record<FormFact['purpose'], Goal>> = {
  contact: 'contact',
  callback: 'contact',
  donation: 'donate',
  signup: 'signup',
};

type GoalFacts = Parameters<typeof goalOf>[0];

/** What is booked goes by the page: a room, a table, a seat, an appointment, or else a time. */
export function bookingGoal(facts: GoalFacts): Goal {
  const usual = goalOf(facts);
  return BOOKINGS.includes(usual) ? usual : 'slot';
}

/** What a form asks for, by its purpose and fields; null where both leave it open. */
export function goalOfForm({ purpose, fields }: FormFact, facts: GoalFacts): Goal | null {
  const asks = (sought: string) => fields.some(({ kind }) => kind === sought);
  const isOpen = purpose === 'signup' || purpose === 'other';
  if (purpose === 'booking' || (isOpen && asks('date') && !asks('password'))) return bookingGoal(facts);
  return SENT[purpose] ?? null;
}

/** The goal of the page, unless the main button sends a form that asks for something else. */
export function buttonGoalOf(facts: GoalFacts & Pick<PageFacts, 'primaryAction' | 'forms'>): Goal {
  const form = facts.told.goal === null ? actedForm(facts) : null;
  return (form && goalOfForm(form, facts)) ?? goalOf(facts);
}

/** The form that the main button sends; on a page taken for a sign-up page, also a form beside it without a password. */
function actedForm({
  pageType,
  primaryAction,
  forms,
}: Pick<PageFacts, 'pageType' | 'primaryAction' | 'forms'>): FormFact | null {
  const own = primaryAction?.form == null ? undefined : forms[primaryAction.form];
  if (own || pageType.type !== 'signup') return own ?? null;
  const asksPassword = forms.some(({ fields }) => fields.some(({ kind }) => kind === 'password'));
  return asksPassword ? null : (forms.find(({ purpose }) => purpose === 'booking') ?? null);
}

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

/** A page with this many words of copy offers more than a contact form. */
const MOST_COPY = 80;
/** With fewer words of copy, a page has hardly anything but its form. */
const FEW_WORDS = 30;

/** A page that opens with a contact form and offers nothing itself: its visitors are convinced already. */
export function takesMessages({
  primaryAction,
  forms,
  offer,
  content,
}: Pick<PageFacts, 'primaryAction' | 'forms' | 'offer' | 'content'>): boolean {
  const form = primaryAction?.form ?? null;
  return (
    form !== null &&
    (primaryAction?.formAboveFold.desktop === true || content.ownCopyWords < FEW_WORDS) &&
    forms[form]?.purpose === 'contact' &&
    offer.prices.length === 0 &&
    offer.contents === null &&
    content.ownCopyWords < MOST_COPY
  );
}

export function onlyTakesMessages(): ReturnType<typeof notApplicable> {
  return notApplicable(text.onlyMessages);
}

/** Page types that often sell nothing: meetups, clubs, policies and tools. */
const OFTEN_FREE = ['event', 'nonprofit', 'other'];

/** Whether the page is certainly of a type that often sells nothing, and shows no price. */
export function sellsNothing({ pageType, offer }: Pick<PageFacts, 'pageType' | 'offer'>): boolean {
  return (
    OFTEN_FREE.includes(pageType.type) && isTypeCertain(pageType) && offer.prices.every(({ free }) => free)
  );
}
