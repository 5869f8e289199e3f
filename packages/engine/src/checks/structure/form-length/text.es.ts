import { amount, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'El formulario es corto', fails: 'El formulario es largo' },
  why: 'Los estudios de páginas de pago encuentran una media de 11,3 campos donde bastarían 8, y entre el 18 y el 22\u00a0% de la gente dice que se fue porque el proceso era demasiado largo. En las páginas de destino de una plataforma de marketing, la conversión bajaba poco con el número de campos, pero claramente con los desplegables y las áreas de texto.',
  measure: ({ fields, checkout }) =>
    `Campos del paso visible, donde cada desplegable, y cada área de texto después de la primera, cuenta doble: ${fields}; en la página de pago, ${checkout}.`,
  notApplicable: { noForm: 'La página no tiene formulario.' },
  observed: {
    fields: ({ count, fields, limit, isWeighted }) => {
      const names = fieldNames(fields, 30);
      const ideal = `lo ideal es ${limit} o menos${isWeighted ? '; los desplegables y las áreas de texto adicionales cuentan doble' : ''}`;
      return `El formulario ${count === 0 ? 'no tiene campos' : `tiene ${amount(count, 'campo', 'campos')}`}${limit === null ? '' : ` (${ideal})`}${names.length > 0 ? `: ${list(names, 8)}` : ''}.`;
    },
  },
  advice: {
    title: ({ surplus, count }) => {
      const names = fieldNames(surplus);
      return names.length > 0
        ? `Acorta el formulario: comprueba si ${names.length === 1 ? 'hace' : 'hacen'} falta ${list(names, 4)}`
        : `Acorta el formulario (ahora, ${amount(count, 'campo', 'campos')})`;
    },
    review: ({ surplus }) => {
      const names = fieldNames(surplus);
      return `Comprueba qué necesita el siguiente paso: ${names.length > 0 ? list(names, 8) : 'revisa cada campo'}. Quita lo que no haga falta o pídelo más tarde.`;
    },
    replaceSelects: ({ selects }) =>
      `Sustituye ${list(fieldNames(selects))} por botones o campos de texto: los desplegables cuestan más conversiones que los campos sencillos.`,
    split:
      'Si necesitas todos los campos, pueden funcionar dos pasos: los datos de formularios sitúan el límite en unos 7 campos por página.',
    watchQuality:
      'Vigila también la calidad de los contactos: menos campos pueden traer más consultas, pero una parte menor de buenas.',
  },
};
