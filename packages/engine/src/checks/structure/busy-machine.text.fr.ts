import { percent } from '../shared/phrasing.ts';
import type { Text } from './busy-machine.text.ts';

export const text: Text = {
  busy: ({ waited }) =>
    `Notre machine était occupée par d’autres tâches. La page a passé ${percent(waited)} de son temps de traitement à l’attendre : un temps lent ne vient donc peut-être pas de la page. Analysez-la de nouveau plus tard.`,
};
