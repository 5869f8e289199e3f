import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'No placeholder text is left', fails: 'Placeholder text is still on the page' },
  why: 'The Stanford guidelines warn that even small errors hurt credibility more than most people imagine. Placeholder text shows at a glance that no one has proofread the page.',
  measure: (cases: string) =>
    `Visible filler such as “lorem ipsum”, unreplaced placeholders, “undefined”, “Logo 1”, “Not found” in large type, wrongly encoded characters, “Your headline here” or a title that contains nothing else, placeholder phone numbers, addresses, emails and profiles (such as +00 123 4567), raw markup, and notes to the people who build the page score ${cases}. Code, form fields, quotes and pages about such text are skipped.`,
  how: {
    some: 'if there are any',
    none: 'if there are none',
  },
  observed: {
    none: 'No known placeholder text was found.',
    some: ({ remnants }: { remnants: readonly string[] }) =>
      `Placeholder text is still on the page: ${list(remnants.map((remnant) => quote(remnant, 50)))}.`,
  },
  searched: ['visible text of the whole page'],
  advice: {
    title: ({ remnant }: { remnant: string }) => `Replace the placeholder text ${quote(remnant, 50)}`,
    noteTitle: ({ remnant }: { remnant: string }) => `Remove the note ${quote(remnant, 50)}`,
    encoding: ({ remnant }: { remnant: string }) =>
      `${quote(remnant, 60)}: a character saved in one encoding and read in another. Save the text and serve the page as UTF-8.`,
    filler: ({ remnant }: { remnant: string }) =>
      `${quote(remnant, 60)}: write the real text, or remove the block.`,
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
