import { messageOf } from '../diagnoses/vague-headline/message.ts';
import { contentWords, isIn, stemsIn } from '../facts/content/message-match.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { isPhrase } from '../language/match.ts';
import { wordsFor } from '../language/words-for.ts';

/** The words that name what a page is about. */
export interface PageSubject {
  /** Those that a text contains in any form, as the page writes them. */
  wordsIn(text: string): string[];
}

/**
 * Read from the title, a headline that names the offer, and what the offer contains, or else the headings of sections;
 * without words that any page could use. Nothing is known of a language without words.
 */
export function pageSubject(facts: PageFacts): PageSubject {
  const lists = wordsFor(facts.language);
  if (lists === null) return { wordsIn: () => [] };
  const { document, headline, content, offer } = facts;
  const listed = offer.contents?.items ?? [];
  const naming = [
    document.title,
    ...(headline !== null && messageOf(facts) === null ? [headline.text] : []),
    ...(listed.length > 0 ? listed : content.sections.flatMap(({ heading }) => heading ?? [])),
  ];
  const subject = contentWords(naming.join(' '), lists, document.siteName).filter(
    ({ word }) => !isPhrase(word.toLowerCase(), lists.tone.generic),
  );
  return {
    wordsIn(text) {
      const stems = stemsIn(text, lists);
      return subject.filter((word) => isIn(word, stems, lists)).map(({ word }) => word);
    },
  };
}
