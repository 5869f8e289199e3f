import { translated } from '@liftmark/contract/translated';
import { names as de } from './topics.text.de.ts';
import { names as es } from './topics.text.es.ts';
import { names as fr } from './topics.text.fr.ts';

/** What topics are called within a sentence: “3 things about the headline can be improved”. */
const english = {
  headline: 'the headline',
  explanation: 'how the offer is explained',
  action: 'the main button',
  trust: 'trust',
  identity: 'who’s behind the page',
  proof: 'testimonials and customer proof',
  filler: 'filler text',
  reviews: 'reviews and ratings',
  prices: 'prices',
  shipping: 'shipping',
  guarantee: 'guarantees and returns',
  free: 'the free offer',
  form: 'the form',
  speed: 'speed',
  phone: 'the mobile page',
  contact: 'contact options',
  urgency: 'urgency',
  video: 'video',
  images: 'images',
  copy: 'the readability of the copy',
  faq: 'questions and answers',
  interruptions: 'pop-ups and ads',
  navigation: 'navigation',
  legal: 'privacy and legal pages',
};

export type Text = typeof english;

export const names = translated(english, { de, fr, es });
