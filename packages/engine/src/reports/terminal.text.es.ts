import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './terminal.text.ts';

export const text: Text = {
  score: 'Liftmark Score',
  noScore: 'Sin puntuación: no pudimos medir lo suficiente',
  noCategoryScore: 'sin datos suficientes para puntuar',
  uncapped: ({ words }) => `${words}.`,

  changes: 'Qué cambiar, primero lo más valioso',
  worth: ({ heading, together }) => `${heading} (${together})`,
  fix: ({ fix }) => `Arreglo: ${fix}`,
  together: 'Todos estos arreglos juntos',
  nothingToChange: 'Nada de lo que medimos necesita un cambio.',

  coverage: ({ measured, checks, fromHtml, notApplicable, notMeasured }) =>
    `${measured} de ${amount(checks, 'comprobación', 'comprobaciones')} ${measured === 1 ? 'medida' : 'medidas'}${fromHtml ? ' solo con el HTML' : ''}; ${notApplicable} no se ${notApplicable === 1 ? 'aplica' : 'aplican'} y ${notMeasured} no se ${notMeasured === 1 ? 'pudo' : 'pudieron'} medir.`,
  made: ({ rubric, seconds: time }) => `Rúbrica ${rubric}, ${time} s.`,
  note: ({ warning }) => `Nota: ${warning}`,
};
