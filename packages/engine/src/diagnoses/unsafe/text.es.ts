import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Asked = Parameters<Text['asks']['title']>[0];
type FieldKind = Asked['asked'][number];

const NAMES: Partial<Record<FieldKind, string>> = {
  name: 'un nombre',
  phone: 'un teléfono',
  address: 'una dirección',
  birthdate: 'una fecha de nacimiento',
  identity: 'un número de documento',
  card: 'los datos de una tarjeta',
  income: 'los ingresos',
  password: 'una contraseña',
  email: 'un correo',
};

const named = (asked: Asked['asked']) => list(asked.flatMap((kind) => NAMES[kind] ?? []));

export const text: Text = {
  why: 'La gente solo entrega datos y dinero cuando confía en lo que viene después. Los navegadores avisan de las páginas sin cifrado, y en un estudio de laboratorio los compradores incluso pagaron más cuando era fácil ver cómo protegía la tienda su privacidad.',
  measure:
    'Se señala si la conexión o el pago no son seguros, si un formulario exige datos que no necesita, o si la página no tiene política de privacidad aunque un formulario pide datos personales o el producto maneja datos de una empresa. No cuentan los formularios que solo piden el correo. Que falte la política figura entre los cinco primeros solo donde se paga, se dona o se entregan datos.',
  asks: {
    title: ({ asked, button }) =>
      `${button === null ? 'El formulario' : `El formulario con ${quote(button, 40)}`} pide ${named(asked)} sin política de privacidad`,
    observed: ({ asked, hasNoTerms, button }) =>
      `El formulario${button === null ? '' : ` con el botón ${quote(button, 40)}`} pide ${named(asked)}. La página no enlaza a una política de privacidad${hasNoTerms ? ' ni a las condiciones' : ''}.`,
    steps: (isPaid) => [
      'Bajo el botón, di en una línea qué haces y qué no haces con los datos: «Solo usamos tu número para devolverte la llamada».',
      'Enlaza esa línea a una política de privacidad y repite el enlace en el pie de página.',
      ...(isPaid
        ? ['Nombra la empresa que cobra y el proveedor de pagos, y di cómo funcionan los reembolsos.']
        : []),
      'Quita todos los campos que no necesitas para el siguiente paso.',
    ],
  },
  entrusts: {
    title: (name) => `${name ?? 'La página'} no muestra condiciones ni política de privacidad`,
    observed: (name) =>
      `Ningún enlace de la página${name === null ? '' : ` de ${name}`} lleva a unas condiciones de uso o a una política de privacidad.`,
    steps: [
      'En el pie de página, enlaza a las condiciones y a la política de privacidad.',
      'Junto al botón principal, di dónde se guardan los datos, quién puede verlos y cómo se pide borrarlos.',
    ],
  },
};
