import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Cada campo cuesta esfuerzo, y la gente se pregunta para qué sirve cada respuesta. Los formularios que piden menos se completan más; en cambio, uno que no pide el correo o la fecha no cumple su función.',
  measure:
    'Se señala si el formulario principal tiene 7 campos o más (12 en una página de pago), pide lo mismo dos veces, recibe una reserva o un mensaje sin pedir correo ni teléfono, recibe una reserva sin pedir fecha, exige una cuenta antes de comprar o tiene un botón que lo vacía. Ese botón por sí solo nunca figura entre los cinco primeros. El teléfono, la dirección, la cantidad, la fecha y la hora no cuentan si el formulario sirve para reservar o pedir algo, salvo en una página de pago.',
  title: {
    noReply: ({ submit }) => `El formulario ${submit} no pide ni correo ni teléfono`,
    twice: ({ label }) => `El formulario pide ${quote(label, 40)} dos veces`,
    noDate: ({ submit }) => `El formulario de reserva ${submit} no pide una fecha`,
    long: ({ submit, count }) => `El formulario ${submit} pide ${amount(count, 'dato', 'datos')} de una vez`,
    emptied: ({ label }) => `El botón ${quote(label, 40)} vacía todo el formulario`,
    account: ({ submit }) => `El formulario ${submit} exige una cuenta antes de comprar`,
  },
  submit: (label) => (label === null ? 'de esta página' : `con el botón ${quote(label, 40)}`),
  observed: {
    fields: ({ labels, required }) =>
      `El formulario pide ${list(labels, 8)}${required === 0 ? '' : `; ${required === 1 ? '1 de estos datos es obligatorio' : `${required} de estos datos son obligatorios`}`}.`,
    noReply: 'Sin correo ni teléfono no puedes responder a los visitantes.',
    twice: ({ label }) => `${quote(label, 40)} aparece dos veces.`,
    noDate: 'Los visitantes tienen que escribir la fecha en otro campo o esperar a que la preguntes.',
    emptied: ({ label, submit }) =>
      `Un clic en ${quote(label, 40)}, junto a ${quote(submit, 40)}, borra todo lo que los visitantes han escrito.`,
    account: 'El formulario pide una contraseña antes de poder comprar.',
  },
  steps: {
    noReply: 'Añade un campo obligatorio para el correo o el teléfono.',
    twice: ({ label }) => `Borra el segundo ${quote(label, 40)}.`,
    noDate: 'Añade un calendario que muestre solo los días en que tienes disponibilidad.',
    emptied: ({ label }) =>
      `Quita el botón ${quote(label, 40)}: casi nadie lo necesita, y un clic por error borra todo lo escrito.`,
    drop: ({ labels }) =>
      `Quita los campos que no necesitas de inmediato, por ejemplo ${list(labels, 4)}, y pide esos datos más tarde.`,
    split: 'Si lo necesitas todo, divide el formulario en dos pasos cortos y muestra el avance.',
    optional: 'Marca como opcionales los campos que lo son.',
    guest: 'Deja comprar sin registrarse y ofrece la cuenta después de la compra.',
    next: 'Junto al botón, di qué ocurre después del clic y cuándo.',
  },
};
