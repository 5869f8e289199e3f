import { translated } from '@liftmark/contract/translated';
import { quote } from '../checks/shared/phrasing.ts';
import { text as de } from './differences.text.de.ts';
import { text as es } from './differences.text.es.ts';
import { text as fr } from './differences.text.fr.ts';

/** What a page has that a competing page lacks. */
const english = {
  /** By diagnosis: a page without its problem, as a title. */
  without: {
    'broken-content': 'No broken or missing content',
    'broken-on-phone': 'No broken layout on phones',
    'broken-pictures': 'No broken images',
    'competing-actions': 'No buttons that compete with each other',
    'contact-hard': 'No obstacle to getting in touch',
    contradictions: 'No details that contradict each other',
    covered: 'No layer over the content',
    'dead-action': 'No buttons or links that lead nowhere',
    'demanding-form': 'No form that asks too much',
    'doubtful-claims': 'No doubtful claims',
    'empty-space': 'No large empty areas',
    expired: 'No expired offers or dates',
    'hard-to-find': 'No obstacle to finding content',
    'language-quality': 'No language mistakes',
    'late-action': 'A next step within reach all the way down',
    'no-action': 'A clear next step',
    'no-picture': 'No lack of images',
    'no-price': 'Prices on the page',
    'offer-without-action': 'No offer without a next step',
    'template-leftovers': 'No placeholder text',
    'too-much-text': 'No long blocks of text',
    'unreadable-text': 'No text that’s hard to read',
    unstyled: 'Its own fonts and colors',
    'vague-headline': 'A headline that says what’s offered',
    'weak-action-look': 'A main CTA that stands out',
    'weak-pictures': 'No weak or repeated images',
  } as Record<string, string>,
  /** Said of that page below the title. */
  spared: 'We didn’t find this problem here.',
  shown: {
    action: ({ label }: { label: string }) => `The main CTA is ${quote(label)}.`,
    headline: ({ headline }: { headline: string }) => `The headline is ${quote(headline)}.`,
    price: ({ price }: { price: string }) => `One of the prices is ${quote(price)}.`,
    pictures: ({ count }: { count: number }) =>
      count === 1 ? 'One image shows the offer.' : `${count} images show the offer.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
