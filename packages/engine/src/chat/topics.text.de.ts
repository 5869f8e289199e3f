import type { Text } from './topics.text.ts';

/** Each stands in quotation marks. */
export const names: Text = {
  headline: 'Überschrift',
  explanation: 'Erklärung des Angebots',
  action: 'Wichtigster Button',
  trust: 'Vertrauen',
  identity: 'Wer hinter der Seite steht',
  proof: 'Kundenstimmen und Belege',
  filler: 'Platzhaltertext',
  reviews: 'Bewertungen',
  prices: 'Preise',
  shipping: 'Versand',
  guarantee: 'Garantie und Rückgabe',
  free: 'Kostenloses Angebot',
  form: 'Formular',
  speed: 'Geschwindigkeit',
  phone: 'Seite auf dem Smartphone',
  contact: 'Kontaktmöglichkeiten',
  urgency: 'Dringlichkeit',
  video: 'Video',
  images: 'Bilder',
  copy: 'Lesbarkeit der Texte',
  faq: 'Fragen und Antworten',
  interruptions: 'Pop-ups und Werbung',
  navigation: 'Navigation',
  legal: 'Datenschutz und rechtliche Seiten',
};
