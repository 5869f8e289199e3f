import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './differences.text.ts';

export const text: Text = {
  without: {
    'broken-content': 'Ningún contenido roto o ausente',
    'broken-on-phone': 'Ningún diseño roto en móviles',
    'broken-pictures': 'Ninguna imagen rota',
    'competing-actions': 'Ningún botón que compita con otro',
    'contact-hard': 'Ningún obstáculo para contactar',
    contradictions: 'Ningún dato que contradiga a otro',
    covered: 'Ninguna capa sobre el contenido',
    'dead-action': 'Ningún botón ni enlace que no lleve a nada',
    'demanding-form': 'Ningún formulario que pida demasiado',
    'doubtful-claims': 'Ninguna afirmación dudosa',
    'empty-space': 'Ninguna zona vacía grande',
    expired: 'Ninguna oferta ni fecha caducada',
    'hard-to-find': 'Ningún obstáculo para encontrar el contenido',
    'language-quality': 'Ningún error de idioma',
    'late-action': 'Un siguiente paso siempre al alcance',
    'no-action': 'Un siguiente paso claro',
    'no-picture': 'Imágenes suficientes',
    'no-price': 'Precios en la página',
    'offer-without-action': 'Ninguna oferta sin siguiente paso',
    'template-leftovers': 'Ningún texto de relleno',
    'too-much-text': 'Ningún bloque largo de texto',
    'unreadable-text': 'Ningún texto difícil de leer',
    unstyled: 'Tipografía y colores propios',
    'vague-headline': 'Un titular que dice qué se ofrece',
    'weak-action-look': 'Un CTA principal que destaca',
    'weak-pictures': 'Ninguna imagen floja o repetida',
  },
  spared: 'Aquí no encontramos este problema.',
  shown: {
    action: ({ label }) => `El CTA principal es ${quote(label)}.`,
    headline: ({ headline }) => `El titular es ${quote(headline)}.`,
    price: ({ price }) => `Uno de los precios es ${quote(price)}.`,
    pictures: ({ count }) =>
      count === 1 ? 'Una imagen muestra la oferta.' : `${count} imágenes muestran la oferta.`,
  },
};
