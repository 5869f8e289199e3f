import type { Corpus, CorpusPage, FactLabel, PageFeatures } from '../corpus/corpus.ts';
import { type FactRead, factMeasures } from '../corpus/measures.ts';
import { type Estimate, shareOf } from '../statistics.ts';

/** How well the pages of one language are read. */
export interface LanguageFigures {
  /** ISO 639-1 code; `all` for all of them together. */
  language: string;
  pages: number;
  /** Facts that a reader accepts, of those that were measured. */
  facts: Estimate | null;
  /** Facts that were measured, of those that readers labeled. */
  measured: Estimate | null;
  type: Estimate | null;
  /** Pages whose language was detected as it was labeled. */
  detected: Estimate | null;
}

export interface LanguageRead extends FactRead {
  page: Pick<CorpusPage, 'id' | 'language'>;
}

/** The languages that were read from the beginning. Their pages are in the corpus, and those of the others apart. */
const FIRST_LANGUAGES = new Set(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);

/** Of the first languages, on the dev pages of the corpus: its held-out pages were opened for all languages together. */
export function firstLanguageFigures({ pages, readers, features }: Corpus): LanguageFigures[] {
  const own = pages.filter(({ split, language }) => split === 'dev' && FIRST_LANGUAGES.has(language));
  return languageFigures(
    own.map((page) => ({
      page,
      labels: [...readers.values()].flatMap((labels) => labels.get(page.id) ?? []),
      features: features?.pages[page.id],
    })),
  );
}

/** By language in alphabetical order, then all together; pages without labels or a capture don't count. */
export function languageFigures(read: readonly LanguageRead[]): LanguageFigures[] {
  const known = read.filter(({ labels, features }) => labels.length > 0 && features !== undefined);
  const byLanguage = Map.groupBy(known, ({ page }) => page.language);
  const languages = [...byLanguage].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return [...languages, ['all', known] as const].map(([language, own]) => figuresOf(language, own));
}

function figuresOf(language: string, read: readonly LanguageRead[]): LanguageFigures {
  const measures = new Map(factMeasures(read).map(({ name, ours }) => [name, ours]));
  const facts = [...measures].flatMap(([name, ours]) => (name === 'type' || ours === null ? [] : [ours]));
  const counted = facts.reduce((sum, { n }) => sum + n, 0);
  return {
    language,
    pages: read.length,
    facts: shareOf(
      facts.reduce((sum, { value, n }) => sum + Math.round(value * n), 0),
      counted,
    ),
    measured: shareOf(counted, labeledFacts(read)),
    type: measures.get('type') ?? null,
    detected: measures.get('language') ?? null,
  };
}

/** Facts that at least one reader could tell. For headline and main CTA, that there is none is an answer. */
function labeledFacts(read: readonly FactRead[]): number {
  const names = read.map(({ labels }) => new Set(labels.flatMap(toldBy)).size);
  return names.reduce((sum, count) => sum + count, 0);
}

function toldBy({ facts }: FactLabel): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value !== null || name === 'headline' || name === 'primaryAction' ? [name] : [],
  );
}

/** Facts of a page that no reader accepts, as lines for those who look for the reason. */
export function wrongFacts({ page, labels, features }: LanguageRead): string[] {
  const wrong = factMeasures([{ labels, features }]).filter(({ ours }) => ours !== null && ours.value < 1);
  return wrong.map(({ name }) => {
    const own = name === 'type' ? features?.type : features?.facts[name as keyof PageFeatures['facts']];
    const read = labels.map((label) => (name === 'type' ? label.type : label.facts[name as never]));
    return `${page.id} ${name}: ${JSON.stringify(own)} (readers: ${read.map((one) => JSON.stringify(one)).join(', ')})`;
  });
}
