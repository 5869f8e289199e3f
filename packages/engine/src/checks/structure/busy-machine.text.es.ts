import { percent } from '../shared/phrasing.ts';
import type { Text } from './busy-machine.text.ts';

export const text: Text = {
  busy: ({ waited }) =>
    `Nuestra máquina estaba ocupada con otro trabajo. La página pasó el ${percent(waited)} de su tiempo de procesamiento esperándola, así que quizá la página no sea la causa de la lentitud. Vuelve a analizarla más tarde.`,
};
