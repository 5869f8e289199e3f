import { quote, seconds } from '../shared/phrasing.ts';
import type { Text } from './claim-readings.text.ts';

export const text: Text = {
  countdown: {
    onceOnly: 'Nous n’avons lu le compte à rebours qu’une fois.',
    tooClose: 'Les deux lectures du compte à rebours étaient trop rapprochées.',
    noSeconds: 'Le compte à rebours n’affiche pas les secondes : comparer deux visites ne prouve donc rien.',
    atZeroTwice: 'Le compte à rebours était à zéro lors des deux visites.',
    showed: ({ first, later, elapsedMs }) =>
      `Le compte à rebours affichait ${first} lors d’une visite et ${later} lors d’une nouvelle visite ${seconds(elapsedMs)} plus tard.`,
    inconclusive:
      'La fin du compte à rebours s’est déplacée d’une visite à l’autre, mais l’écart ne permet pas de conclure.',
    atZero: 'Il était à zéro à chaque visite.',
  },
  number: {
    none: 'La mention n’indique pas de nombre.',
    structured: ({ stated, stock }) => `La page dit ${stated} ; ses données structurées disent ${stock}.`,
    onceOnly: 'Nous n’avons lu le nombre qu’une fois.',
    showed: ({ values }) =>
      `La page a affiché ces nombres lors de ${values.length} visites : ${values.join(', ')}.`,
    tooFew: 'Nous avons lu le nombre lors de moins de trois visites.',
    withinMinute: ({ values }) =>
      `La page a affiché ces nombres lors de trois visites en une minute : ${values.join(', ')}.`,
  },
  ended: ({ end }) => `La fin était le ${end}, avant le jour de cette visite.`,
  age: ({ event, first, later, elapsedMs }) =>
    `${quote(event)} datait de ${first} s lors d’une visite et de ${later} s lors d’une autre ${seconds(elapsedMs)} plus tard.`,
};
