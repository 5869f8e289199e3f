import { amount, quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'A date in the past says that no one looks after the page. Visitors conclude that the offer is gone or the business closed, and don’t ask.',
  measure:
    'Reported if the event’s date or a stated deadline has passed, if the offer is called over or sold out, or if the newest copyright or update year is three or more years old. A passed event is most serious; an old year counts the more the older it is.',
  title: {
    event: ({ line }: { line: string }) => `The event is over: ${quote(line, 50)}`,
    closed: ({ line }: { line: string }) => `The page says that the offer is closed: ${quote(line, 50)}`,
    deadline: ({ line }: { line: string }) => `The date in ${quote(line, 60)} has passed`,
    year: ({ year }: { year: number }) => `The page looks last updated in ${year}`,
  },
  observed: {
    event: ({ line }: { line: string }) =>
      `The page still invites to an event whose date has passed: ${quote(line, 80)}.`,
    closed: ({ line }: { line: string }) => `Visitors read ${quote(line, 80)} before they can act.`,
    deadline: ({ line }: { line: string }) =>
      `The page still shows ${quote(line, 80)}, which is in the past.`,
    year: ({ age, line }: { age: number; line: string }) =>
      `The newest copyright or update line, ${quote(line, 80)}, is ${amount(age, 'year')} old.`,
  },
  step: {
    event: [
      'Put the next date at the top, or say when it will be announced and let visitors leave their email.',
      'Move the past event to an archive with pictures and results, and take away its registration button.',
    ],
    closed: [
      'Say when it’s available again, and offer a waiting list instead of a dead end.',
      'Lead visitors to what they can still get, with a button of its own.',
    ],
    deadline: [
      'Remove the passed date, or put the new one in its place.',
      'Note the day on which each dated line has to go.',
    ],
    year: [
      'Change the year in the footer, best with a script that always shows the current one.',
      'Check prices, opening hours, people and news, and show when you last updated them.',
    ],
  },
};
