import { list } from '../../shared/phrasing.ts';
import { fieldName, fieldNames } from '../scored-form.ts';
import type { ADDRESS, Text } from './text.ts';

const PARTS: Record<keyof typeof ADDRESS, string> = {
  'street-address': 'calle',
  'postal-code': 'código postal',
  'address-level2': 'ciudad',
  'address-level1': 'estado o región',
  country: 'país',
};

function code(words: string): string {
  return `\`${words}\``;
}

function anyOf(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} o ${items.at(-1)}`;
}

export const text: Text = {
  title: {
    passes: 'El navegador puede autocompletar el formulario',
    fails: 'El navegador no puede autocompletar bien el formulario',
  },
  why: 'En una gran plataforma, un tercio de las compras sin cuenta usa el autocompletado, y esas compras se terminan hasta un 41\u00a0% más, aunque quien tiene datos guardados quizá ya esté más decidido. WCAG 1.3.5 exige que los campos de datos personales indiquen su finalidad en el código.',
  measure:
    'La media de todos los campos de nombre, correo, teléfono, dirección y tarjeta del propio visitante: 1 con un valor de autocomplete válido, 0,5 solo con el tipo de input adecuado, 0 sin ninguno o si autocomplete está desactivado.',
  notApplicable: { nothingPersonal: 'Ningún campo pide datos del propio visitante.' },
  observed: {
    complete: ({ count }) =>
      count === 1
        ? 'El único campo de datos personales tiene un valor de autocomplete válido.'
        : `Los ${count} campos de datos personales tienen un valor de autocomplete válido.`,
    lacking: ({ fields, count }) =>
      `${lacking(fields.length, count)} un valor de autocomplete válido: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) => `Añade el valor de autocomplete: ${list(fieldNames(fields, 30), 4)}`,
    addressPart: ({ field }) =>
      `Añade el valor de \`autocomplete\` que corresponde a lo que pide ${fieldName(field)}: ${anyOf(Object.entries(PARTS).map(([token, part]) => `${code(token)} (${part})`))}.`,
    token: ({ field, token, others, type }) => {
      const name = fieldName(field);
      const wanted = code(`autocomplete="${token}"`);
      const typed = type === null ? '' : ` y ${code(`type="${type}"`)}`;
      const instead = others.length === 0 ? '' : ` Si pide otra cosa, usa ${anyOf(others.map(code))}.`;
      return field.autocomplete === 'off'
        ? `En ${name}, sustituye ${code('autocomplete="off"')} por ${wanted}${typed}.${instead}`
        : `En ${name}, añade ${wanted}${typed}.${instead}`;
    },
    tryOut:
      'Rellena el formulario una vez en un móvil con datos guardados para comprobar que el autocompletado funciona.',
  },
};

function lacking(count: number, total: number): string {
  if (total === 1) return 'El único campo de datos personales no tiene';
  if (count === total) return `Ninguno de los ${total} campos de datos personales tiene`;
  return `${count} de ${total} campos de datos personales no ${count === 1 ? 'tiene' : 'tienen'}`;
}
