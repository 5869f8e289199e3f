import type { Text } from './second-opinion.text.ts';

export const text: Text = {
  'headline-clarity': {
    label: 'Claridad del titular',
    question: 'Tras leer el titular cinco segundos, ¿podría un desconocido decir qué ofrece la página?',
    anchors: [
      'Un desconocido no sabría decir ni el sector.',
      'Un desconocido adivina el sector, pero no la oferta.',
      'Un desconocido adivina la oferta con ayuda de la línea bajo el titular.',
      'La oferta está clara, pero hay que deducir para quién es.',
      'Se entiende al momento qué es y para quién.',
    ],
  },
  'proposition-specificity': {
    label: 'Propuesta de valor',
    question: '¿Podría un competidor hacer la misma promesa en su página sin cambiar una palabra?',
    anchors: [
      'Podría decirlo cualquier empresa de cualquier sector.',
      'Podría decirlo cualquier empresa de este sector.',
      'Un detalle es propio de esta oferta. El resto es común en el sector.',
      'La mayor parte es propia de esta oferta.',
      'Solo es cierto de esta oferta y dice qué obtienen los clientes.',
    ],
  },
  'headline-action-match': {
    label: 'Titular y botón',
    question: '¿Lleva el botón al siguiente paso que promete el titular?',
    anchors: [
      'El botón lleva a algo que no tiene que ver con el titular.',
      'El botón podría ir debajo de cualquier titular.',
      'El botón encaja, pero los visitantes tienen que averiguar cómo.',
      'El botón es un siguiente paso natural.',
      'El botón retoma la promesa del titular con sus propias palabras.',
    ],
  },
  'proof-credibility': {
    label: 'Credibilidad de las pruebas',
    question: '¿Creería un visitante escéptico las pruebas de la página?',
    anchors: [
      'No hay pruebas, o parecen inventadas.',
      'Los elogios son generales, sin nombres ni cifras.',
      'Nombra personas o cifras, pero nada se puede comprobar.',
      'Nombra personas o cifras y da detalles concretos.',
      'Es concreto, se puede comprobar y trata justo de lo que ofrece la página.',
    ],
  },
  'audience-tone': {
    label: 'Tono para el público',
    question: '¿Habla la página como sus visitantes?',
    anchors: [
      'No se dirige a sus visitantes.',
      'Habla de sí misma en la jerga del sector.',
      'Se entiende bien, pero podría dirigirse a cualquiera.',
      'Habla a sus visitantes con sus propias palabras.',
      'Describe la situación del visitante como él mismo lo haría.',
    ],
  },
};
