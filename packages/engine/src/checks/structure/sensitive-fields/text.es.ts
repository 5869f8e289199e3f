import { capitalized, list } from '../../shared/phrasing.ts';
import { fieldNames } from '../scored-form.ts';
import type { Text } from './text.ts';

type Fields = Parameters<Text['advice']['remove']>[0]['fields'];

function named(fields: Fields): { names: string; isOne: boolean } {
  const names = fieldNames(fields);
  return { names: list(names), isOne: names.length === 1 };
}

export const text: Text = {
  title: {
    passes: 'Ningún dato delicado se pide sin explicación',
    fails: 'Se exigen datos delicados sin dar un motivo',
  },
  why: 'En 1362 formularios en línea, la gente se iba sobre todo en el campo de contraseña, seguido del teléfono. En estudios de páginas de pago, hubo quien abandonó ante un teléfono obligatorio sin explicación, y el 58\u00a0% de los sitios no explicaba por qué lo pedía.',
  measure:
    'Campos obligatorios de teléfono, fecha de nacimiento, ingresos o número de documento sin explicación en el mismo grupo de campos, y contraseñas fuera de formularios de cuenta y de pago: 1 si no hay ninguno, 0,5 si hay uno, 0,1 a partir de dos. Un teléfono no necesita explicación si el visitante pide una llamada, reserva o recibe una entrega, o si un servicio muestra su propio número en la primera pantalla. No se puntúa si no está claro si un campo es obligatorio.',
  notApplicable: { noForm: 'La página no tiene formulario.' },
  notMeasured: {
    unclear: ({ unclear }) => {
      const { names, isOne } = named(unclear);
      return `No está claro si ${names} ${isOne ? 'es obligatorio' : 'son obligatorios'}.`;
    },
  },
  searched: ['el texto del mismo grupo que cada campo, por si hay una explicación'],
  observed: {
    none: 'Ningún campo delicado es obligatorio sin explicación.',
    required: ({ fields }) => {
      const { names, isOne } = named(fields);
      return `${capitalized(names)} ${isOne ? 'es obligatorio' : 'son obligatorios'}, y nada cerca explica por qué.`;
    },
  },
  advice: {
    title: ({ fields }) => {
      const { names, isOne } = named(fields);
      return `Haz ${isOne ? 'opcional' : 'opcionales'} ${names}, o explica el motivo`;
    },
    remove: ({ fields }) => {
      const { names } = named(fields);
      return `Quita ${names} si el siguiente paso funciona sin esos datos.`;
    },
    explain: ({ fields }) =>
      named(fields).isOne
        ? 'Si no, márcalo como opcional, o añade debajo una línea sincera que diga para qué lo usas.'
        : 'Si no, márcalos como opcionales, o añade debajo de cada uno una línea sincera que diga para qué lo usas.',
    postponePassword:
      'Pide una contraseña solo después de enviar la solicitud, o envía en su lugar un enlace de acceso.',
  },
};
