import { translated } from '@liftmark/contract/translated';
import type { People } from '../../shared/people.ts';
import { amount, every, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Doubtful {
  /** The names that the testimonials are under, null for one without a name. */
  names: readonly (string | null)[];
  texts: readonly string[];
}

const english = {
  title: { passes: 'Testimonials are unique', fails: 'Testimonials are duplicates or placeholders' },
  why: 'Researchers have uncovered dubious testimonials by looking for the same text under other names. Fake and bought reviews are banned in the United States, and visitors who notice one stop believing the others.',
  measure:
    'Scores 0 if the same text of eight words or more is under different names, or text is left over from a template (“Client Name”, “lorem ipsum”), otherwise 1. Copies of a slide with the same name count once. A single testimonial is judged only if it’s left over from a template.',
  notApplicable: {
    none: 'The page shows no testimonials.',
    single:
      'The page shows a single testimonial, which isn’t from a template, and there’s no other one to compare it with.',
  },
  notMeasured: {
    testimonials: 'Testimonials couldn’t be read.',
    words: 'The page has testimonials, but their text couldn’t be read.',
  },
  observed: {
    unique: ({ total }: { total: number }) => `${every(total, 'testimonial')} are unique.`,
    template: ({ names, texts }: Doubtful) =>
      `Text from a template appears ${placed(names)}: ${quotes(texts)}.`,
    repeated: ({ names, texts }: Doubtful) =>
      `Duplicate or placeholder text appears ${placed(names)}: ${quote(texts[0] ?? '')}.`,
  },
  advice: {
    template: {
      title: ({ names, texts, total }: Doubtful & { total: number }) =>
        `Remove the ${total === 1 ? 'testimonial' : amount(total, 'testimonial')} left over from a template: ${people(names) || quotes(texts)}`,
      steps: ({ texts, people: { one, many } }: Pick<Doubtful, 'texts'> & { people: People }) => [
        `Remove ${quotes(texts)} now: no ${one} said this, and having no testimonial is better than showing a fake one.`,
        `In its place, show what real ${many} wrote, with their name and, if they agree, a photo.`,
      ],
    },
    repeated: {
      title: ({ texts }: Pick<Doubtful, 'texts'>) =>
        `Remove ${quote(texts[0] ?? '', 60)} until you know who said it`,
      steps: ({ names, people: { one, many } }: Pick<Doubtful, 'names'> & { people: People }) => [
        `It appears ${placed(names)}. Find the email or form where a ${one} wrote it.`,
        'Keep it under the right name and delete the others.',
        `If it comes from the template, delete it now and ask real ${many}.`,
      ],
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

/** Empty where none of them has a name. */
function people(names: Doubtful['names']): string {
  return list([...new Set(names.flatMap((name) => (name === null ? [] : [quote(name)])))], 3);
}

function placed(names: Doubtful['names']): string {
  const known = people(names);
  const nameless = names.includes(null) ? ['without a name'] : [];
  return list([...(known === '' ? [] : [`under ${known}`]), ...nameless]);
}

function quotes(texts: readonly string[]): string {
  return list([...new Set(texts.map((each) => quote(each, 60)))], 3);
}
