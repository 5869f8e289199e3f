import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './plan.text.ts';

const hoursOf = (hours: number) => amount(hours, 'heure', 'heures');

export const text: Text = {
  lead: ({ period, hours }) =>
    `Un plan pour ${period}, avec ${hoursOf(hours)} par jour pour cette page. Ce qui arrête les visiteurs vient en premier.`,
  leadToday: ({ hours }) => `Un plan pour aujourd’hui, avec ${hoursOf(hours)} pour cette page :`,
  leadHours: ({ hours }) => `Ces changements tiennent en ${hoursOf(hours)}, les plus importants en premier :`,
  leadOrder: 'Dans cet ordre. Ce rapport ne dit pas combien de temps prend chaque changement.',
  periods: { today: 'aujourd’hui', week: 'cette semaine', twoWeeks: 'deux semaines', month: 'un mois' },
  day: ({ days, time }) => `${days}, ${time} :`,
  oneDay: ({ day }) => `Jour ${day}`,
  severalDays: ({ from, to }) => `Jours ${from} à ${to}`,
  job: ({ when, title }) => `${when} ${title}`,
  start: ({ title, time }) => `Trop long pour cette période, mais commencez par là : ${title} (${time})`,
  hours: ({ hours }) => `environ ${hoursOf(Math.round(hours))}`,
  step: ({ step }) => `Première étape : ${step}`,
  wait: ({ jobs }) => `Ceci peut attendre : ${jobs}.`,
  waiting: ({ title, time }) => (time === null ? title : `${title} (${time})`),
  small: ({ count, time }) => `${amount(count, 'petite correction', 'petites corrections')} (${time})`,
  others: ({ count }) => `${count} ${count === 1 ? 'autre' : 'autres'}`,
  nothingWaits: 'Il ne reste rien pour plus tard.',
  nothing: 'Rien de ce que nous avons mesuré n’a besoin de changer : il n’y a donc rien à planifier.',
  hint: 'Dites-moi de combien de temps vous disposez, par exemple « J’ai 4 heures », et je ferai le plan en conséquence.',
};
