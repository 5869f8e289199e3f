import type { PageType } from '@liftmark/contract/page-types';
import type { Field, FieldKind, FormFact } from '../../facts/types/forms.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { mentions } from '../../language/match.ts';
import { wordsFor } from '../../language/words-for.ts';
import { takesBooking } from '../shared/page-types.ts';

/** Where, when and how many: without them nothing can be booked, ordered, delivered or picked up. */
const OF_JOB: readonly FieldKind[] = ['phone', 'address', 'quantity', 'date'];
const OF_JOB_TYPES: readonly string[] = ['number', 'date', 'time', 'datetime-local'];
/** Pages whose forms with a date book. */
const DATED: readonly PageType[] = ['hospitality', 'event', 'course'];
/** Forms that ask for something else, whatever the page says. */
const OTHERWISE: readonly FormFact['purpose'][] = ['signin', 'newsletter', 'donation'];

/** Pages about bookings whose own forms ask for a talk. */
const TALKS: readonly PageType[] = ['saas', 'app', 'pricing'];

type Facts = Pick<PageFacts, 'language' | 'pageType' | 'headline'>;

/** Whether a form books, orders, delivers or picks up: by its purpose, else by its dates and the words of the page. */
export function takesJob(form: FormFact, { language, pageType, headline }: Facts): boolean {
  if (takesBooking(form)) return true;
  if (OTHERWISE.includes(form.purpose) || form.fields.some(({ kind }) => kind === 'password')) return false;
  const asks = (...kinds: readonly FieldKind[]) => form.fields.some(({ kind }) => kinds.includes(kind));
  if (asks('date') && (DATED.includes(pageType.type) || asks('address', 'quantity'))) return true;
  const lists = wordsFor(language);
  const said = [headline?.text, form.submit?.text];
  return (
    lists !== null &&
    !TALKS.includes(pageType.type) &&
    asks('date', 'address') &&
    said.some((line) =>
      [lists.forms.booking, lists.actions.book, lists.actions.checkout].some((list) =>
        mentions(line ?? '', list),
      ),
    )
  );
}

/** Whether the job of such a form needs the field. */
export function isOfJob({ kind, inputType }: Field): boolean {
  return OF_JOB.includes(kind) || OF_JOB_TYPES.includes(inputType);
}
