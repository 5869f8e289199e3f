import type { Text } from './scored-form.text.ts';

export const text: Text = {
  kinds: {
    email: 'campo de correo',
    password: 'campo de contraseña',
    phone: 'campo de teléfono',
    name: 'campo de nombre',
    address: 'campo de dirección',
    company: 'campo de empresa',
    message: 'campo de mensaje',
    quantity: 'campo de cantidad',
    date: 'campo de fecha',
    choice: 'campo de selección',
    birthdate: 'campo de fecha de nacimiento',
    income: 'campo de ingresos',
    identity: 'campo de documento de identidad',
    card: 'campo de tarjeta',
    coupon: 'campo de cupón',
    consent: 'campo de consentimiento',
    newsletter: 'campo de boletín',
    'paid-extra': 'campo de extra de pago',
    other: 'campo',
  },
  awaited: ({ host }) =>
    `Un formulario de ${host} no se cargó en nuestro lado, así que no pudimos comprobarlo.`,
  unlabeled: ({ kind }) => `el ${kind} sin etiqueta`,
};
