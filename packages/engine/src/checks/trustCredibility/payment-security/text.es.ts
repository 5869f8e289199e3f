import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Assurance = Parameters<Text['observed']['fromHtml']>[0];

function assurance({ wording, processor }: Assurance): string {
  if (wording !== null) return `El mensaje ${quote(wording)} está cerca de los campos de la tarjeta`;
  return processor === null
    ? 'No se encontró ningún mensaje de seguridad cerca de los campos de la tarjeta'
    : `${processor} aparece como proveedor de pagos en los campos de la tarjeta`;
}

export const text: Text = {
  title: {
    passes: 'Los campos de la tarjeta parecen seguros',
    fails: 'Los campos de la tarjeta no parecen seguros',
  },
  titleFromHtml: {
    passes: 'Se habla de la seguridad del pago con tarjeta',
    fails: 'No se habla de la seguridad del pago con tarjeta',
  },
  why: 'En una encuesta, el 25\u00a0% de 1012 adultos estadounidenses había abandonado un pedido en tres meses porque no se fiaba de dar al sitio los datos de su tarjeta. En las pruebas, los campos de tarjeta separados por un borde y un color parecían más seguros.',
  measure:
    'Un mensaje tranquilizador a menos de 150 px de los campos de la tarjeta, o el marco o el nombre de un proveedor de pagos conocido, vale 0,6, y que los campos se distingan por un borde o un fondo, 0,4. Se aplica si hay campos de tarjeta o un marco de pago.',
  notApplicable: { noCardFields: 'La página no tiene campos de tarjeta.' },
  notMeasured: { look: 'No pudimos determinar si los campos de la tarjeta se distinguen del resto.' },
  observed: {
    fromHtml: (given) => `${assurance(given)}; solo con el HTML no se ve su aspecto.`,
    look: ({ isSetApart, ...given }) =>
      `${assurance(given)}, que ${isSetApart ? 'se distinguen' : 'no se distinguen'} del resto de la página.`,
  },
  searched: [
    'el texto a menos de 150 px de los campos de la tarjeta',
    'nombres y marcos de proveedores de pagos conocidos',
  ],
  advice: {
    title: ({ field }) =>
      `Haz que ${field === null ? 'los campos de la tarjeta' : `los campos en torno a ${field === '' ? 'el número de tarjeta' : quote(field, 30)}`} se distingan y di quién protege los datos`,
    assurance:
      'A menos de 150 px del número de tarjeta, di quién gestiona el pago y que la conexión está cifrada.',
    frame: 'Pon los campos de la tarjeta en un recuadro con borde y un fondo algo distinto.',
    logos:
      'Deja otros logotipos lejos del recuadro; un nombre conocido hace más que varios sellos desconocidos.',
    design: ['Un recuadro con borde de 1 px alrededor de número, fecha y código, con un icono de candado.'],
  },
};
