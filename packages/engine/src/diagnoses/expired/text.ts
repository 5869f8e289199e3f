import { translated } from '@liftmark/contract/translated';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'A date in the past suggests that no one maintains the page. Visitors conclude that the offer is gone or the business has closed, and don’t bother to ask.',
  measure:
    'Reported if the event’s date or a stated deadline has passed, if the page says the offer is over or sold out, or if the newest copyright or update year is three or more years old. A past event is most serious; the older the year, the more serious the finding. An old year never comes among the first five.',
  title: {
    event: ({ line }: { line: string }) => `The event is over: ${quote(line, 50)}`,
    closed: ({ line }: { line: string }) => `The page says the offer is closed: ${quote(line, 50)}`,
    deadline: ({ line }: { line: string }) => `The date in ${quote(line, 60)} has passed`,
    year: ({ year }: { year: number }) => `The page looks like it was last updated in ${year}`,
  },
  observed: {
    event: ({ line }: { line: string }) =>
      `The page still invites visitors to an event whose date has passed: ${quote(line, 80)}.`,
    closed: ({ line }: { line: string }) => `Visitors read ${quote(line, 80)} before they can act.`,
    deadline: ({ line }: { line: string }) =>
      `The page still shows ${quote(line, 80)}, but that date has passed.`,
    year: ({ age, line }: { age: number; line: string }) =>
      `The newest copyright or update line, ${quote(line, 80)}, is ${amount(age, 'year')} old.`,
  },
  step: {
    event: [
      'Put the next date at the top, or say when it will be announced and let visitors leave their email address.',
      'Move the past event to an archive with photos and results, and remove its registration button.',
    ],
    closed: [
      'Say when the offer will be available again, and offer a waitlist so the page isn’t a dead end.',
      'Point visitors to what they can still get, and give it a button.',
    ],
    deadline: [
      'Remove the expired date, or replace it with the new one.',
      'Set a reminder to remove each dated line when its date passes.',
    ],
    year: [
      'Update the year in the footer, ideally with a script that always shows the current one.',
      'Check that prices, business hours, staff and news are current, and show when you last updated them.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
