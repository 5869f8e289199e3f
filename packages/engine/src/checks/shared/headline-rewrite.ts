import type { Evidence } from '@liftmark/contract/report';
import type { DocumentFacts } from '../../facts/types/document.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { callWordsFor } from '../../language/call-words.ts';
import { copyFor, fill } from '../../language/copy/copy-for.ts';
import { isPhrase } from '../../language/match.ts';
import { isStopped } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import { SPACES } from '../../language/spaces.ts';
import { namesStartPage } from '../../language/start-page.ts';
import { isUnsafe } from '../../language/unsafe-text.ts';
import { wordsFor } from '../../language/words-for.ts';
import { isOfGoods } from './page-types.ts';
import { holdsFiller } from './uncertainty.ts';

const SEPARATOR = /\s+[|–—·•»-]\s+|\s*:+\s+/;

type HeadlineFacts = Pick<
  PageFacts,
  'language' | 'document' | 'pageType' | 'headline' | 'content' | 'trust' | 'event'
>;

const MAX_CHARACTERS = 40;
const MAX_NAME = 80;

/**
 * A better headline made of the page's own words: the topic from its title, the place and date if they are known, and
 * placeholders in the page's language for what only its owner knows.
 */
export function betterHeadline({
  language,
  document,
  pageType,
  headline,
  content,
  trust,
  event,
}: HeadlineFacts): string {
  const { headlines } = copyFor(language);
  const subject = titleSubject(document);
  if (isOfGoods(pageType.type)) {
    return (
      goodsHeadlines({ language, pageType }, goodsName({ document, headline, language }))[0] ??
      headlines.unknown
    );
  }
  const said = [headline?.text, trust.organization.legalName].map((text) => text?.trim().toLowerCase());
  const isNothingNew = said.includes(subject?.toLowerCase());
  const isUsable = subject !== null && mayNameOffer(subject, { document, trust, language });
  if (!isUsable || isNothingNew || isUnsafe(subject, language) || holdsFiller(subject, content)) {
    return headlines.unknown;
  }
  const known = {
    subject,
    town: trust.organization.town,
    place: shortText(event?.place ?? null),
    date: shortText(event?.startEvidence ?? null),
  };
  return fill(headlines.byType[pageType.type] ?? headlines.usual, known, language);
}

/** Headlines for goods, built around their name, the best first. */
export function goodsHeadlines(
  { language, pageType }: Pick<PageFacts, 'language' | 'pageType'>,
  name: string | null,
): string[] {
  const { byType, goods } = copyFor(language).headlines;
  const ofType = name === null ? undefined : byType[pageType.type];
  return [...(ofType === undefined ? [] : [ofType]), ...goods].map((text) =>
    fill(text, { subject: name }, language),
  );
}

/**
 * The name of the goods: of the product in structured data, a headline that isn't a sentence, or the title; null if it is
 * no name but a message.
 */
export function goodsName(facts: Pick<PageFacts, 'document' | 'headline' | 'language'>): string | null {
  const name = statedName(facts);
  return name === null || isUnsafe(name, facts.language) ? null : name;
}

function statedName({ document, headline }: Pick<PageFacts, 'document' | 'headline'>): string | null {
  const products = document.structured.filter(({ type, name }) => type === 'Product' && name !== null);
  const [product] = products;
  if (product && products.length === 1) return product.name;
  const said = headline?.text.trim() ?? '';
  return said !== '' && said.length <= MAX_NAME && !isStopped(said) ? said : titleSubject(document);
}

/** Its text, unless that is too long for a headline. */
export function shortText(evidence: Evidence | null): string | null {
  return evidence !== null && evidence.text.length <= MAX_CHARACTERS ? evidence.text : null;
}

const STATE =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK';
/** "Emmaus, PA", "Capital Region NY": the place of an offer, not the offer. */
const PLACE = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]*,? ){1,2}(?:${STATE})$`, 'u');
/** A title of at most this many capitalized words is a name. */
const MAX_NAME_WORDS = 4;

/**
 * Whether a part of the title can name the offer: it isn't just a place, the name of a page or button, or a title in
 * which every word is capitalized like a name.
 */
export function mayNameOffer(
  part: string,
  { document, trust, language }: Pick<PageFacts, 'document' | 'trust' | 'language'>,
): boolean {
  const text = part.trim();
  const said = text.toLowerCase();
  const isPlace = PLACE.test(text) || said === trust.organization.town?.toLowerCase();
  const actions = wordsFor(language)?.actions;
  const isButton =
    isPhrase(text, callWordsFor(language)) ||
    (actions !== undefined && isPhrase(text, [...actions.signUp, ...actions.signIn, ...actions.waiting]));
  const isName =
    document.siteName === null &&
    text === document.title.split('::', 1)[0]?.trim() &&
    countWords(text) <= MAX_NAME_WORDS &&
    text.split(SPACES).every((word) => !/^\p{Ll}/u.test(word));
  return !isPlace && !isButton && !isName && !namesStartPage(text);
}

/** The longest part of the title that is not the name of the site. */
function titleSubject({ title, siteName }: DocumentFacts): string | null {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== siteName?.toLowerCase());
  const longest = parts.reduce<string | null>(
    (best, part) => (best === null || part.length > best.length ? part : best),
    null,
  );
  return longest !== null && countWords(longest) >= 2 && longest.length <= 70 ? longest : null;
}
