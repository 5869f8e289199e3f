import { capitalized, list, nodeName } from '../../shared/phrasing.ts';
import { fieldName, fieldNames, kindOf } from '../scored-form.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Todos los campos tienen una etiqueta visible',
    fails: 'Hay campos sin etiqueta visible',
  },
  why: 'Las pruebas con usuarios muestran que los textos de ejemplo usados como etiqueta cargan la memoria, ocultan errores y hacen que se salten campos. WCAG 3.3.2 exige etiquetas, y en 2024 al 35,5\u00a0% de los campos de un millón de páginas de inicio les faltaba una adecuada.',
  measure:
    'La media de todos los campos del formulario: 1 con una etiqueta visible que no desaparece, 0,4 con una etiqueta oculta o solo un texto de ejemplo (0,8 en un único campo de correo), 0 sin etiqueta.',
  notApplicable: { noFields: 'La página no tiene un formulario con campos.' },
  observed: {
    complete: ({ count }) =>
      count === 1
        ? 'El único campo tiene una etiqueta visible.'
        : `Los ${count} campos tienen una etiqueta visible.`,
    lone: ({ field }) =>
      `${capitalized(fieldName(field))} no tiene etiqueta visible, pero un único campo de correo puede prescindir de ella.`,
    lacking: ({ fields, count }) =>
      `${lacking(fields.length, count)} una etiqueta visible: ${list(fieldNames(fields, 30), 6)}.`,
  },
  advice: {
    title: ({ fields }) =>
      `Añade ${fields.length === 1 ? 'una etiqueta visible' : 'etiquetas visibles'}: ${list(fieldNames(fields, 30), 4)}`,
    unlabeled: ({ field }) =>
      `${capitalized(nodeName(field.evidence, `el ${kindOf(field)}`))} no tiene ninguna etiqueta. Añade un <label> encima.`,
    placeholder: ({ field }) =>
      `${capitalized(fieldName(field))} es solo un texto de ejemplo. Muéstralo encima del campo como <label>.`,
    hiddenName: ({ field }) =>
      `${capitalized(fieldName(field))} es solo una etiqueta oculta. Muéstrala encima del campo como <label>.`,
    freePlaceholder: 'Usa el texto de ejemplo para mostrar el formato, o quítalo.',
    design: ['Pon cada etiqueta encima de su campo, alineada a la izquierda y al tamaño del texto normal.'],
  },
};

function lacking(count: number, total: number): string {
  if (total === 1) return 'El único campo no tiene';
  if (count === total) return `Ninguno de los ${total} campos tiene`;
  return `${count} de ${total} campos no ${count === 1 ? 'tiene' : 'tienen'}`;
}
