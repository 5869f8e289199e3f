import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './plan.text.ts';

const hoursOf = (hours: number) => amount(hours, 'Stunde', 'Stunden');

export const text: Text = {
  lead: ({ period, hours }) =>
    `Ein Plan für ${period}, mit ${hoursOf(hours)} am Tag für diese Seite. Was Besucher aufhält, kommt zuerst.`,
  leadToday: ({ hours }) => `Ein Plan für heute, mit ${hoursOf(hours)} für diese Seite:`,
  leadHours: ({ hours }) => `Diese Änderungen passen in ${hoursOf(hours)}, die wichtigsten zuerst:`,
  leadOrder: 'In dieser Reihenfolge. Wie lange eine Änderung dauert, sagt dieser Bericht nicht.',
  periods: { today: 'heute', week: 'diese Woche', twoWeeks: 'zwei Wochen', month: 'einen Monat' },
  day: ({ days, time }) => `${days}, ${time}:`,
  oneDay: ({ day }) => `Tag ${day}`,
  severalDays: ({ from, to }) => `Tag ${from} bis ${to}`,
  job: ({ when, title }) => `${when} ${title}`,
  start: ({ title, time }) => `Zu lang für diesen Zeitraum, aber fangen Sie damit an: ${title} (${time})`,
  hours: ({ hours }) => `etwa ${hoursOf(Math.round(hours))}`,
  step: ({ step }) => `Erster Schritt: ${step}`,
  wait: ({ jobs }) => `Das kann warten: ${jobs}.`,
  waiting: ({ title, time }) => (time === null ? title : `${title} (${time})`),
  small: ({ count, time }) => `${amount(count, 'kleine Korrektur', 'kleine Korrekturen')} (${time})`,
  others: ({ count }) => `${count} weitere`,
  nothingWaits: 'Für später bleibt nichts übrig.',
  nothing: 'Nichts von dem, was wir gemessen haben, muss sich ändern; es gibt also nichts zu planen.',
  hint: 'Sagen Sie mir, wie viel Zeit Sie haben, zum Beispiel „Ich habe 4 Stunden“, und ich plane damit.',
};
