import type { Text } from './email-report.text.ts';

export const text: Text = {
  signedOut: 'Inicia sesión para enviar este informe por correo.',
  tooMany: 'Enviaste demasiados informes. Inténtalo de nuevo más tarde.',
  unconfirmed: 'Para enviar más informes, confirma tu dirección de correo con el enlace que te enviamos.',
  fullMailbox: 'Esta dirección ya recibió demasiados informes hoy. Inténtalo de nuevo mañana.',
};
