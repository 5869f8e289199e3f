import { translated } from '@liftmark/contract/translated';
import { text as de } from './name-questions.text.de.ts';
import { text as es } from './name-questions.text.es.ts';
import { text as fr } from './name-questions.text.fr.ts';

/** Answers to “Is … named on the page?”. `names` is a list of quoted names. */
const english = {
  found: ({ names, count }: { names: string; count: number }) =>
    `${names} ${count === 1 ? 'is' : 'are'} on the page:`,
  notFound: ({ names }: { names: string }) => `The page text in this report doesn’t mention ${names}.`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
