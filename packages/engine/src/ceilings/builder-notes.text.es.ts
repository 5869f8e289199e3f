import { amount, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './builder-notes.text.ts';

export const text: Text = {
  title: 'Los visitantes ven notas internas',
  measure:
    'Baja la puntuación si los visitantes pueden leer notas dirigidas a quien hace o gestiona la página, como «Sustituir por certificados reales»: un 25\u00a0% por una nota, un 35\u00a0% por dos y un 45\u00a0% por cuatro o más.',
  reason: ({ count, example }) =>
    `Los visitantes pueden leer ${amount(count, 'nota interna', 'notas internas')}, como ${quote(example, 80)}.`,
};
