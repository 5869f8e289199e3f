import { reportLanguage } from '@liftmark/contract/translated';
import { WORDS } from '../language/characters.ts';
import { isPhrase } from '../language/match.ts';
import { FULL_CODES, fullPackFor } from '../language/packs.ts';
import { contentStems } from '../language/stem.ts';
import type { LanguageWords } from '../language/words.ts';
import { ENGLISH, wordsFor } from '../language/words-for.ts';
import type { Passage } from './passages.ts';
import { text as wording } from './search.text.ts';

export interface Match<Of extends Passage = Passage> {
  passage: Of;
  /** Grows with relevance; 0 where nothing matches. */
  score: number;
}

/** The words of each report language, and those that any question may contain. */
const known = new Map<string, { words: LanguageWords; filler: ReadonlySet<string> }>();

/** Words that people use, and what reports call the same thing. */
const SYNONYMS: Record<string, readonly string[]> = {
  cta: ['action', 'button', 'call'],
  button: ['action'],
  trust: ['credibility', 'security', 'identity'],
  testimonial: ['review', 'proof', 'customer'],
  review: ['rating', 'testimonial'],
  price: ['cost', 'pricing'],
  cost: ['price'],
  speed: ['load', 'fast', 'paint'],
  slow: ['load', 'speed', 'paint'],
  phone: ['mobile'],
  mobile: ['phone'],
  title: ['headline'],
  heading: ['headline'],
  headline: ['heading'],
  guarantee: ['return', 'refund'],
  refund: ['return', 'guarantee'],
  form: ['field'],
  scarcity: ['urgency', 'deadline', 'stock'],
  wording: ['copy'],
};
const SYNONYM_SHARE = 0.5;
const TITLE_SHARE = 2.5;
/** The usual constants of BM25. */
const K = 1.2;
const B = 0.6;

/** Passages ranked by how well they match a question (BM25 over word stems, titles counting more). */
export function search<Of extends Passage>(question: string, passages: readonly Of[]): Match<Of>[] {
  const documents = passages.map((passage) => ({
    passage,
    title: new Set(stemsOf(passage.title)),
    counts: countOf(stemsOf(`${passage.title} ${passage.text}`)),
  }));
  const lengths = documents.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const terms = termsOf(question);
  const rarity = (stem: string) => {
    const holders = documents.filter(({ counts }) => counts.has(stem)).length;
    return Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5));
  };
  const rarities = new Map([...terms.keys()].map((stem) => [stem, rarity(stem)]));
  return documents
    .map(({ passage, title, counts }, index) => {
      const length = (lengths[index] ?? 0) / Math.max(1, meanLength);
      let score = 0;
      for (const [stem, share] of terms) {
        const count = counts.get(stem) ?? 0;
        if (count === 0) continue;
        const frequency = (count * (K + 1)) / (count + K * (1 - B + B * length));
        score += share * (rarities.get(stem) ?? 0) * frequency * (title.has(stem) ? TITLE_SHARE : 1);
      }
      return { passage, score: score * passage.weight };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Returns a function for the share of the question's words that a passage contains, 0 to 1. */
export function coverageOf(question: string): (passage: Pick<Passage, 'title' | 'text'>) => number {
  const asked = [...new Set(stemsOf(question))];
  return (passage) => {
    if (asked.length === 0) return 0;
    const held = stemsHeld([passage]);
    return asked.filter((stem) => isHeld(stem, held)).length / asked.length;
  };
}

/** The words of a question that no passage contains, as they were typed. */
export function unknownWords(question: string, passages: readonly Passage[]): string[] {
  // Collected from all passages once: doing it for each word would take minutes on a large report.
  const held = stemsHeld(passages);
  return wordsAsked(question).filter((word) => !stemsOf(word).some((stem) => isHeld(stem, held)));
}

function stemsHeld(passages: readonly Pick<Passage, 'title' | 'text'>[]): ReadonlySet<string> {
  return new Set(passages.flatMap(({ title, text }) => stemsOf(`${title} ${text}`)));
}

function isHeld(stem: string, held: ReadonlySet<string>): boolean {
  return held.has(stem) || synonymsOf(stem).some((other) => held.has(other));
}

/** The meaningful words of a question, as typed, each once. */
export function wordsAsked(question: string): string[] {
  const words = question.match(WORDS) ?? [];
  return [...new Set(words)].filter((word) => stemsOf(word).length > 0 && !isStopWord(word));
}

/** People ask in their own language. */
function isStopWord(word: string): boolean {
  return FULL_CODES.some((code) => isPhrase(word, fullPackFor(code)?.words.stopWords ?? []));
}

/** The stems of a question, and what each counts. */
function termsOf(question: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const stem of stemsOf(question)) {
    for (const other of synonymsOf(stem)) if (!terms.has(other)) terms.set(other, SYNONYM_SHARE);
    terms.set(stem, 1);
  }
  return terms;
}

const SYNONYM_STEMS = new Map(
  Object.entries(SYNONYMS).map(([word, others]) => [stemsOf(word)[0] ?? word, others.flatMap(stemsOf)]),
);

function synonymsOf(stem: string): readonly string[] {
  return SYNONYM_STEMS.get(stem) ?? [];
}

/** In the language of the report. */
function stemsOf(text: string): string[] {
  const { words, filler } = wordsKnown();
  return contentStems(text, words).filter((stem) => !filler.has(stem));
}

function wordsKnown() {
  const language = reportLanguage();
  let found = known.get(language);
  if (!found) {
    const words = wordsFor(language) ?? ENGLISH;
    found = { words, filler: new Set(contentStems(wording.filler, words)) };
    known.set(language, found);
  }
  return found;
}

function countOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
