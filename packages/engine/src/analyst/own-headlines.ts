import type { Rewrite } from '@liftmark/contract/rewrites';
import { capitalized } from '../checks/shared/phrasing.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { hasDigit, hasWord, lettersAndDigits } from '../language/characters.ts';
import { languageCode } from '../language/language-code.ts';
import { startsWith } from '../language/match.ts';
import { basicsOfAll } from '../language/packs.ts';
import { isQuestion, withoutStop } from '../language/punctuation.ts';
import { countWords, hasUnspaced } from '../language/segments.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { wordsFor } from '../language/words-for.ts';
import { subjectOf } from './headline-rewrites.ts';
import { isOwnPhrase } from './own-phrases.ts';
import { describingSentences, standsAlone, statedSubject } from './own-sentences.ts';
import { text } from './part-rewrites.text.ts';

const WORDS = { least: 4, most: 14 };
/** A longer line wraps into three on a desktop. */
const MAX_CHARACTERS = 80;
/** A longer entry is a sentence. */
const MAX_LISTED_WORDS = 4;
const GREETINGS = basicsOfAll('greetings');
const LISTED = 3;
/** Marks of an entry that is a line of facts or a list itself. */
const COMPOUND = ['&', '/', '(', ',', ':', '|', '+', '–', '—'];

/** Phrases that the page has elsewhere: headings of sections, its description, its name with what it offers. */
export function ownHeadlines(facts: PageFacts): Rewrite[] {
  const described = describingSentences(facts).map(({ text: said }) => withoutStop(said));
  const all = [
    ...headings(facts).map((said) => ({ text: said, reason: text.fromSection })),
    ...described.map((said) => ({ text: said, reason: text.fromDescription })),
    ...listed(facts).map((said) => ({ text: said, reason: text.listed })),
    ...nameAndSubject(facts).map((said) => ({ text: said, reason: text.withName })),
  ];
  return all.filter(({ text: said }) => said.length <= MAX_CHARACTERS && countWords(said) <= WORDS.most);
}

/** Headings that name the page's subject and say something about it. */
function headings(facts: PageFacts): string[] {
  const naming = statedSubject(facts);
  return facts.content.sections
    .flatMap(({ heading }) => (heading === null ? [] : [withoutStop(heading.trim())]))
    .filter(
      (said) =>
        countWords(said) >= WORDS.least &&
        naming(said) > 0 &&
        !isQuestion(said) &&
        !startsWith(said, wordsFor(facts.language)?.questionWords) &&
        !startsWith(said, GREETINGS) &&
        lettersAndDigits([...said][0] ?? '') !== '' &&
        !said.endsWith(':') &&
        standsAlone(said, facts) &&
        isOwnPhrase(said, facts),
    );
}

/** "Detail Pros: car detailing, boat detailing, and plane detailing", from the offers that the page lists. */
function listed(facts: PageFacts): string[] {
  const name = nameOf(facts.document.siteName, facts);
  return listedOffers(facts).map((list) => (name === null ? list : `${name}: ${list}`));
}

/** "Car detailing, boat detailing, and plane detailing"; none where the page lists something else than offers. */
export function listedOffers(facts: PageFacts): string[] {
  const { offer, language } = facts;
  const items = (offer.contents?.items ?? []).map((item) => item.trim());
  const short = items.filter(
    (item) =>
      countWords(item) <= MAX_LISTED_WORDS &&
      hasWord(item) &&
      !hasDigit(item) &&
      lettersAndDigits([...item][0] ?? '') !== '' &&
      !COMPOUND.some((mark) => item.includes(mark)) &&
      isOwnPhrase(item, facts),
  );
  // Single words among them are as often qualities as offers.
  const isOffers = short.filter((item) => countWords(item) >= 2).length >= LISTED - 1;
  if (short.length < LISTED || !isOffers || hasUnspaced(short.join(' '))) return [];
  const list = new Intl.ListFormat(languageCode(language) ?? 'en').format(short.slice(0, LISTED));
  return [capitalized(list)];
}

/** "Ledyvas: business management software". */
function nameAndSubject(facts: PageFacts): string[] {
  const subject = subjectOf(facts);
  const name = nameOf(facts.document.siteName, facts);
  if (subject === null || name === null || subject.toLowerCase().includes(name.toLowerCase())) return [];
  return [hasUnspaced(subject) ? `${name}：${subject}` : `${name}: ${subject}`].filter((said) =>
    isOwnPhrase(said, facts),
  );
}

function nameOf(siteName: string | null, { language }: PageFacts): string | null {
  return siteName === null || isUnsafe(siteName, language) ? null : siteName;
}
