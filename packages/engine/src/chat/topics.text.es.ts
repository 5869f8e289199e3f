import type { Text } from './topics.text.ts';

/** Each stands in quotation marks. */
export const names: Text = {
  headline: 'Titular',
  explanation: 'Explicación de la oferta',
  action: 'Botón principal',
  trust: 'Confianza',
  identity: 'Quién está detrás de la página',
  proof: 'Testimonios y pruebas de clientes',
  filler: 'Texto de relleno',
  reviews: 'Reseñas y valoraciones',
  prices: 'Precios',
  shipping: 'Envío',
  guarantee: 'Garantías y devoluciones',
  free: 'Oferta gratuita',
  form: 'Formulario',
  speed: 'Velocidad',
  phone: 'Página en el móvil',
  contact: 'Vías de contacto',
  urgency: 'Urgencia',
  video: 'Vídeo',
  images: 'Imágenes',
  copy: 'Legibilidad de los textos',
  faq: 'Preguntas y respuestas',
  interruptions: 'Ventanas emergentes y anuncios',
  navigation: 'Navegación',
  legal: 'Privacidad y páginas legales',
};
