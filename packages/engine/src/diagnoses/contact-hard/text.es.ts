import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Mucha gente no llama a un desconocido, y en los equipos del trabajo los enlaces de correo a menudo no abren nada. Un formulario corto o una reserva en línea también funciona de noche, cuando nadie contesta.',
  measure:
    'Se señala si una página que busca consultas, pedidos o reservas no tiene formulario y su única llamada a la acción es un teléfono o una dirección de correo. Es menos grave si tiene ambos.',
  advice: ({ call, mail }) => ({
    title:
      call !== null
        ? `Ofrece un formulario o reserva en línea además de ${quote(call, 40)}`
        : `Ofrece un formulario además de ${quote(mail ?? '', 40)}`,
    observed: `${only(call, mail)} No hay formulario ni reserva en línea.`,
    steps: [
      'Añade un formulario con tres campos: nombre, correo o teléfono, y qué se necesita.',
      'Junto al formulario, di cuándo respondes, por ejemplo «Respondemos en [plazo]».',
      call === null
        ? 'Añade un teléfono o un WhatsApp para quien tenga prisa.'
        : 'Di en qué horario atiendes el teléfono y ofrece devolver la llamada fuera de él.',
    ],
  }),
};

function only(call: string | null, mail: string | null): string {
  if (call !== null && mail !== null) {
    return `En esta página solo se puede llamar a ${quote(call, 40)} o escribir a ${quote(mail, 60)}.`;
  }
  return call === null
    ? `En esta página solo se puede escribir a ${quote(mail ?? '', 60)}.`
    : `En esta página solo se puede llamar a ${quote(call, 40)}.`;
}
