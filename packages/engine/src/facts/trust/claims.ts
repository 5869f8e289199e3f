import type { Evidence } from '@liftmark/contract/report';
import brands from '../../../data/tables/brands.json' with { type: 'json' };
import { NUMERIC_DATE } from '../../language/dates.ts';
import { isGivenName } from '../../language/given-names.ts';
import { allMatches, firstMatch, mentions, normalize, startsWith } from '../../language/match.ts';
import { namedBrands } from '../../language/named-brands.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { isQuestion, parted } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { isHeadingTag } from '../../page/heading.ts';
import { partAt, sentencesOf } from '../../page/sentences.ts';
import { itemsOf, textOf } from '../../page/structured-data.ts';
import { COPYRIGHT_MARK } from '../document/document.ts';
import type { FactContext, PageLink, TextBlock } from '../fact-context.ts';
import { YEARS } from '../proof/numeric-claims.ts';
import { CLOSED } from '../proof/quotation.ts';
import { INSIDE, OPENING } from '../proof/speaker.ts';
import type { Trust, TrustClaim } from '../types/trust.ts';

const DISCOUNT = compose(`[$€£]|${alternatives('discountWord')}`, 'i');

const MAX_CLAIMS = 40;
/** A share, or by how many times something is more: "24 × 19 cm" is a size, "6× bottles" and "12x" are packs and rates. */
const NUMERIC = compose(
  String.raw`\d[\d.,]* ?${alternatives('percent')}|(?<=\p{L} )\d[\d.,]*(?:x|×) (?!${alternatives('installmentWord')} )\p{Ll}{3,}`,
  'iu',
);
/** All of something ("100% safe") is a way to speak, and what stands in brackets a note. */
const NO_SHARE = /(?<!\d)100 ?%|\([^)]*\)/g;
/** Shares of a price or of a mark, and of alcohol, are terms and no claims. */
const TERMS = pattern('offerTerm');
const PERCENT = /\d[\d.,]* ?%/g;
const VOICE = pattern('customerVoiceName');
/** Fewer words are a badge on a plan or a product, no claim about the whole. */
const MIN_WORDS = 5;
/** Two of them make a formula. */
const OPERATOR = / [×*÷=] /g;
/** "The best thing about it", "best for: beginners", "with leading airlines": no claim to be the best. */
const TALK = pattern('everydayBest');
/** "Best washed at 30°", "am besten von Hand waschen", "idéalement": how to treat a thing. */
const CARE = pattern('careInstruction');
/** A share with the three words behind it: "100% traceable merino". */
const SHARE = /\d[\d.,]* ?%((?: [\p{L}-]+){1,3})/gu;
/** Between a share and the material that it is of. */
const OF = compose(`^ ${alternatives('materialOf')}(?= )`, 'iu');
const FOOTNOTE = /[*†‡¹²³⁴]|\[\d+\]/u;

const RIGHTS = /©|\(c\) ?\d|copyright/i;
const SEALS = namedBrands(brands.seals);

/** Recognized third-party seals shown as a picture. */
export function sealsOf(context: FactContext): Trust['seals'] {
  const seals = new Map<string, Trust['seals'][number]>();
  for (const node of context.view.tagged('img', 'svg')) {
    if (!node.visible) continue;
    const said = `${node.attribute('alt')} ${node.attribute('aria-label')} ${node.attribute('src').slice(0, 300)}`;
    for (const [name, pattern] of SEALS) {
      if (!seals.has(name) && pattern.test(said)) seals.set(name, { name, evidence: context.evidence(node) });
    }
  }
  return [...seals.values()];
}

/** Sentences that claim a share, a factor or a superlative, and whether a source stands by. */
export function claimsOf(context: FactContext): TrustClaim[] {
  const { words } = context;
  if (!words) return [];
  const claims: TrustClaim[] = [];
  for (const block of context.blocks) {
    if (claims.length >= MAX_CLAIMS) break;
    if (block.text.length < 12 || block.text.length > 400 || block.node.region === 'footer') continue;
    const text = normalize(block.text);
    if (!sentencesOf(text).some((sentence) => asserts(sentence, words)) || isVoice(block)) continue;
    if (mentions(text, words.offer.amountNever) && DISCOUNT.test(text)) continue;
    if (context.inMockUp(block.node)) continue;
    const linked = context.links.some((link) => block.node.contains(link.node) && leadsToSource(link));
    claims.push({
      text: block.text,
      sourced: linked || FOOTNOTE.test(text) || mentions(text, words.trust.sources) || YEARS.test(text),
      evidence: context.evidence(block.node, block.text),
    });
  }
  return claims;
}

/** A page elsewhere, or a note on this one: "[3]" and the like. */
function leadsToSource({ href, label }: PageLink): boolean {
  return hasScheme(href, 'http', 'https') || (href.startsWith('#') && /^[[(]?\d{1,3}[\])]?$/.test(label));
}

/** "70% wool, 30% silk": what a thing is made of, which its label says, too. */
function isComposition(sentence: string, { product, stopWords }: LanguageWords): boolean {
  const shares = [...sentence.matchAll(SHARE)].map(([, words = '']) => words.replace(OF, ''));
  return (
    shares.length > 0 &&
    shares.length === (sentence.match(PERCENT)?.length ?? 0) &&
    shares.every((words) => {
      const material = firstMatch(words, product.materials);
      return material !== null && !mentions(words.slice(0, material.index), stopWords);
    })
  );
}

/** Whether a sentence says of what is, and not of what would be or how it is reckoned, that it is so much or the most. */
function asserts(sentence: string, words: LanguageWords): boolean {
  const { trust } = words;
  const length = countWords(sentence);
  if (length < MIN_WORDS || isQuestion(sentence)) return false;
  if (startsWith(sentence, trust.conditions) || (sentence.match(OPERATOR)?.length ?? 0) > 1) return false;
  const figures = sentence.replace(NO_SHARE, '');
  if (NUMERIC.test(figures) && !TERMS.test(figures) && !isComposition(sentence, words)) return true;
  const said = sentence.replace(TALK, '');
  return mentions(said, trust.superlatives) && !CARE.test(said) && TOP.test(said);
}

/** What is the most, and not merely popular or a favorite. */
const TOP = compose(String.raw`\d|#1|${alternatives('topRank')}`, 'i');

/** What customers say, in a box for it or in quotation marks, is theirs to claim. */
function isVoice({ node, text }: TextBlock): boolean {
  if (OPENING.test(text) && (CLOSED.test(text) || INSIDE.test(text))) return true;
  return node.closest((at) => at.tag === 'blockquote' || at.tag === 'q' || VOICE.test(at.names)) !== null;
}

/** The newest year of a copyright line or an "updated" date; the visible date and author of an article. */
export function datesOf(context: FactContext): Trust['dates'] {
  return { ...yearsOf(context), published: publishedIn(context), author: authorIn(context) };
}

/** With where a newer year is, if the newest beside such a sign is old. */
function yearsOf(context: FactContext): Pick<Trust['dates'], 'newestYear' | 'evidence' | 'newerElsewhere'> {
  const { blocks, words } = context;
  const limit = Number(context.model.snapshot.capturedAt.slice(0, 4));
  let newest = 0;
  let place: TextBlock | null = null;
  for (const block of blocks) {
    if (block.text.length > 250) continue;
    const says = RIGHTS.test(block.text) || (words !== null && mentions(block.text, words.trust.updated));
    const year = says ? Math.max(0, ...yearsIn(block.text).filter((each) => each <= limit + 1)) : 0;
    if (year > newest) [newest, place] = [year, block];
  }
  if (place === null) return { newestYear: null, evidence: null, newerElsewhere: null };
  const isNew = (year: number): boolean => year >= limit - 1 && year <= limit + 1;
  const newer = isNew(newest) ? undefined : blocks.find(({ text }) => yearsIn(text).some(isNew));
  return {
    newestYear: newest,
    evidence: context.evidence(place.node, place.text),
    newerElsewhere: newer ? context.evidence(newer.node, newer.text) : null,
  };
}

function yearsIn(text: string): number[] {
  return (text.match(YEAR) ?? []).map(Number);
}

function publishedIn(context: FactContext): Evidence | null {
  const { view, words, blocks } = context;
  const time = view.tagged('time').find((node) => node.visible && view.textLength(node) > 3);
  if (time) return context.evidence(time);
  const line = words && blocks.find(({ text }) => YEARS.test(text) && isDated(text, words));
  return line ? context.evidence(line.node, line.text) : null;
}

function isDated(text: string, words: LanguageWords): boolean {
  const { updated, published } = words.trust;
  const isShort = text.length < 200 && (mentions(text, updated) || mentions(text, published));
  return (isDateline(text) || isShort) && saysDate(text, words);
}

function authorIn(context: FactContext): Evidence | null {
  const { view, words, blocks } = context;
  const author = view.nodes.find(
    (node) =>
      node.visible &&
      node.isElement &&
      (node.attribute('rel') === 'author' ||
        node.attribute('itemprop') === 'author' ||
        pattern('authorName').test(node.names)) &&
      view.textLength(node) > 2,
  );
  if (author) return context.evidence(author);
  const byline = words && blocks.find(({ text }) => isByline(text, words));
  return byline ? context.evidence(byline.node, byline.text) : declaredAuthorIn(context);
}

/** The line that names the author of the structured data. */
function declaredAuthorIn(context: FactContext): Evidence | null {
  const articles = itemsOf(context.structured, 'Article', 'BlogPosting', 'NewsArticle');
  const name = articles.flatMap((item) => textOf(item.properties.author)?.toLowerCase() ?? [])[0] ?? '';
  const at = ({ text }: TextBlock): number => text.toLowerCase().indexOf(name);
  const isLine = (block: TextBlock): boolean =>
    block.text.length < 120 && at(block) >= 0 && !COPYRIGHT_MARK.test(block.text);
  const isTitle = ({ node }: TextBlock) => isHeadingTag(node.tag, 2) || context.headline?.contains(node);
  const line = name === '' ? undefined : context.blocks.find((block) => isLine(block) && !isTitle(block));
  return line ? context.evidence(line.node, partAt(line.text, at(line))) : null;
}

/** "Basics · April 18, 2026 · by the kitchen": short, or of short parts. */
function isDateline(text: string): boolean {
  return text.length < 80 || (text.length < 160 && parted(text).length > 2);
}

/** "© 2019–" goes on to this day. */
const YEAR = /\b(?:19|20)\d{2}\b(?!\s?[-–](?!\s?\d))/g;
const MAX_BYLINE = 80;
/** First and family name behind "By", "Written by" and the like. */
const WRITER = compose(
  String.raw`^\s*(?:${alternatives('doctor')}\.? )?(\p{Lu}[\p{L}'’-]+)` +
    String.raw` (?:\p{Lu}\.? )?(?:${alternatives('namePrefix')} )*\p{Lu}[\p{L}'’-]+`,
  'iu',
);

/** "By Sarah Mitchell, Beauty editor". */
function isByline(text: string, { trust }: LanguageWords): boolean {
  if (text.length > MAX_BYLINE) return false;
  const [by] = allMatches(text, trust.author);
  return by?.index === 0 && isGivenName(WRITER.exec(text.slice(by.text.length))?.[1] ?? '');
}

function saysDate(text: string, words: LanguageWords): boolean {
  return words.months.some((month) => mentions(text, month)) || NUMERIC_DATE.test(text);
}
