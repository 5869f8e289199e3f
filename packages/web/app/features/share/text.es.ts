import type { Text } from './text.ts';

export const text: Text = {
  title: 'Acciones del informe',
  lead: 'Cualquiera que tenga el enlace puede leer este informe, su PDF y su imagen. Nadie más puede encontrarlo.',
  anyone: 'Cualquiera que tenga el enlace puede leer este informe.',
  error: 'Se produjo un error',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  pdf: {
    start: 'Descargar PDF',
    pending: 'Generando PDF…',
    done: 'Descarga completa',
    failed: 'La descarga falló',
    retry: 'No se pudo descargar el PDF. Inténtalo de nuevo.',
    saved: ({ name }) => `El informe se guardó como ${name}.`,
  },
  email: {
    start: 'Enviar por correo',
    description: 'El correo contiene la puntuación, las primeras recomendaciones, un enlace y el PDF.',
    address: 'Correo electrónico',
    submit: 'Enviar el informe',
    pending: 'Enviando…',
    sent: 'Correo enviado',
    onItsWay: ({ address }) => `El informe va en camino a ${address}.`,
    missing: {
      title: 'Falta el correo',
      text: 'Escribe una dirección de correo',
    },
    invalid: {
      title: 'Correo no válido',
      text: 'Escribe una dirección de correo válida',
    },
  },
  link: {
    title: 'Enlace para compartir',
    label: 'Enlace',
  },
  share: {
    start: 'Compartir enlace',
    pending: 'Compartiendo…',
    copied: 'Enlace copiado',
    signedOut: 'Sin sesión',
    signingIn: 'Tu sesión está cerrada. Iniciando de nuevo…',
  },
  open: 'Abrir el informe',
  analyzeAnother: 'Analizar otra página',
  optimizeAnother: 'Mejorar otra página',
  unlock: 'Desbloquear con Pro',
};
