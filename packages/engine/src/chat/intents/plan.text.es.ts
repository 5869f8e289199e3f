import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './plan.text.ts';

const hoursOf = (hours: number) => amount(hours, 'hora', 'horas');

export const text: Text = {
  lead: ({ period, hours }) =>
    `Un plan para ${period}, con ${hoursOf(hours)} al día para esta página. Lo que frena a las visitas va primero.`,
  leadToday: ({ hours }) => `Un plan para hoy, con ${hoursOf(hours)} para esta página:`,
  leadHours: ({ hours }) => `Estos cambios caben en ${hoursOf(hours)}, los más importantes primero:`,
  leadOrder: 'En este orden. Este informe no dice cuánto tarda cada cambio.',
  periods: { today: 'hoy', week: 'esta semana', twoWeeks: 'dos semanas', month: 'un mes' },
  day: ({ days, time }) => `${days}, ${time}:`,
  oneDay: ({ day }) => `Día ${day}`,
  severalDays: ({ from, to }) => `Días ${from} a ${to}`,
  job: ({ when, title }) => `${when} ${title}`,
  start: ({ title, time }) => `Demasiado largo para este plazo, pero empieza por aquí: ${title} (${time})`,
  hours: ({ hours }) =>
    Math.round(hours) === 1 ? 'alrededor de 1 hora' : `unas ${hoursOf(Math.round(hours))}`,
  step: ({ step }) => `Primer paso: ${step}`,
  wait: ({ jobs }) => `Esto puede esperar: ${jobs}.`,
  waiting: ({ title, time }) => (time === null ? title : `${title} (${time})`),
  small: ({ count, time }) => `${amount(count, 'arreglo pequeño', 'arreglos pequeños')} (${time})`,
  others: ({ count }) => `${count} más`,
  nothingWaits: 'No queda nada para después.',
  nothing: 'Nada de lo que hemos medido necesita cambiar, así que no hay nada que planificar.',
  hint: 'Dime cuánto tiempo tienes, por ejemplo «Tengo 4 horas», y haré el plan con eso.',
};
