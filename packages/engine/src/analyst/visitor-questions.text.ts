import { translated } from '@liftmark/contract/translated';
import { questions as de } from './visitor-questions.text.de.ts';
import { questions as es } from './visitor-questions.text.es.ts';
import { questions as fr } from './visitor-questions.text.fr.ts';

/** What visitors ask before they act, in their own words. */
const english = {
  what: 'What is this?',
  price: 'What does it cost?',
  who: 'Who is behind this?',
  others: 'Who else uses it?',
  next: 'What do I do next?',
  reach: 'How do I reach a real person?',
  contents: 'What exactly do I get?',
  details: 'Does it fit my needs?',
  effort: 'How much do I have to fill out?',
  return: 'What if I change my mind?',
  privacy: 'What happens to my data?',
  trial: 'Can I try it first?',
  buyers: 'What do buyers say?',
  total: 'What will I pay in total?',
  favorites: 'Which ones do other shoppers like?',
  delivery: 'How much is delivery?',
  phone: 'Does it work on my phone?',
  rating: 'How is it rated?',
  donation: 'What will my donation do?',
  payment: 'Is my payment safe?',
  portfolio: 'What do they do?',
  date: 'When is it?',
  account: 'Do I need an account?',
  arrival: 'When will it arrive?',
  plan: 'Which plan is right for me?',
  billing: 'How will I be billed?',
  skim: 'Can I skim it?',
  author: 'Who wrote it, and when?',
  legibility: 'Is it easy to read?',
  sources: 'Where do the figures come from?',
};

export type Text = typeof english;

export const questions = translated(english, { de, fr, es });
