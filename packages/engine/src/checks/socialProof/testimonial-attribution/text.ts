import { translated } from '@liftmark/contract/translated';
import { allOf, amount, every, list, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Incomplete {
  text: string;
  /** Of `parts`. */
  missing: readonly string[];
}

const english = {
  title: {
    passes: 'Testimonials show who said them',
    fails: 'Testimonials don’t clearly show who said them',
  },
  why: 'People remembered testimonials with photos significantly better than testimonials without, and credibility guidelines ask for claims that can be checked. A quote without a person could have been written by anyone.',
  measure:
    'The average of all testimonials, without reviews: a name is worth 0.6 (initials 0.3), a role, company or place 0.2 (for goods, the item that was bought), and a photo 0.2.',
  notApplicable: {
    none: 'The page shows no testimonials.',
    onlyReviews: 'The page shows reviews but no hand-picked testimonials.',
  },
  notMeasured: {
    testimonials: 'Testimonials couldn’t be read.',
    parts: 'The page has testimonials, but it’s unclear which text, name and photo belong together.',
  },
  parts: {
    name: 'a name',
    fullName: 'the full name',
    purchase: 'the item bought',
    town: 'the city',
    role: 'a role, company or place',
    photo: 'a photo',
  },
  observed: {
    completeGoods: ({ total }: { total: number }) =>
      `${allOf(total, 'testimonial')} a name, the item bought or a place, and a photo.`,
    complete: ({ total }: { total: number }) =>
      `${allOf(total, 'testimonial')} a name, a role or place, and a photo.`,
    incomplete: ({ incomplete, total }: { incomplete: readonly Incomplete[]; total: number }) =>
      `${partly(incomplete.length, total)} incomplete: ${list(
        incomplete.map((item) => `${quote(item.text, 40)} (missing ${list(item.missing)})`),
        3,
      )}.`,
  },
  advice: {
    photo: {
      title: ({ said }: { said: string }) => `Add a photo of the person who said ${quote(said, 60)}`,
    },
    person: { title: ({ said }: { said: string }) => `Show who said ${quote(said, 60)}` },
    add: (item: Incomplete) => `${quote(item.text, 60)}: add ${list(item.missing)}.`,
    goods: {
      consent:
        'Ask each person first: use their name and photo only with their consent. If they prefer initials, add what they bought and when, and write “verified purchase” only if your orders show it.',
      design: design('the item bought'),
    },
    personal: {
      consent:
        'Ask each person first: use their name, city and photo only with their consent. If they prefer initials, add the city and when they visited.',
      design: design('the city'),
    },
    business: {
      consent:
        'Ask each person first: use their name, role and photo only with their consent. If they prefer initials, add their role and place.',
      design: design('the role and company'),
    },
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function partly(count: number, total: number): string {
  const which = count === total ? every(total, 'testimonial') : `${count} of ${amount(total, 'testimonial')}`;
  return `${which} ${count === 1 ? 'is' : 'are'}`;
}

function design(detail: string): string[] {
  return [`A photo of at least 48 px next to the quote, the name in bold, and ${detail} below.`];
}
