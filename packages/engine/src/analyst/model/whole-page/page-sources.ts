import type { ConversionReport } from '@liftmark/contract/report';
import { withoutStop } from '../../../language/punctuation.ts';
import { comparable } from '../grounding/clean-text.ts';
import { saidIn, withoutQuotations } from '../grounding/said.ts';
import { type Source, type SourceFacts, sourceFactsOf } from '../grounding/source-facts.ts';
import { mask } from '../mask.ts';
import { runsOf } from '../prompt.ts';
import type { OutlineNode } from './outline.ts';

/** The source facts with every node of the outline as a source that may be cited and quoted. */
export function withOutline(
  facts: SourceFacts,
  outline: readonly OutlineNode[],
  message: string | null,
): SourceFacts {
  const sources = outline.map(
    ({ id, role, words }): Source => ({ id, text: `${mask(words)}\n${role}`, outcome: null, category: null }),
  );
  const seen = sourceFactsOf({
    sources,
    pageTexts: outline.map(({ words }) => mask(words)),
    others: [message ?? '', ...outline.flatMap(sizesOf)],
    urls: [],
    language: facts.language,
  });
  return {
    ...facts,
    sources: new Map([...facts.sources, ...seen.sources]),
    pageText: `${facts.pageText}\n${seen.pageText}`,
    pageFigures: facts.pageFigures.union(seen.pageFigures),
    vocabulary: facts.vocabulary.union(seen.vocabulary),
    figures: facts.figures.union(seen.figures),
  };
}

/** The figures of a line of the outline. */
function sizesOf({ boxes, fontSize }: OutlineNode): string[] {
  const sizes = [boxes.desktop, boxes.mobile].flatMap((box) =>
    box === null ? [] : [box.x, box.y, box.width, box.height],
  );
  return [...sizes, ...(fontSize === null ? [] : [fontSize])].map((size) => String(Math.round(size)));
}

/**
 * The source facts with our own sentences among what may not be repeated, because advice that a reader may see would
 * otherwise carry words of advice that they may not. What the page says itself may be quoted.
 */
export function withoutOwnWords(
  facts: SourceFacts,
  { findings, recommendations }: ConversionReport,
): SourceFacts {
  const own = [
    ...findings.map(({ observed }) => observed),
    ...recommendations.flatMap(({ observed, why, steps }) => [observed, why, ...steps]),
  ];
  const onPage = new Set(runsOf(facts.pageText));
  // What we quote is the page's.
  const said = own.flatMap((text) => withoutQuotations(comparable(mask(text))).split('""'));
  const runs = said.flatMap(runsOf).filter((run) => !onPage.has(run));
  return { ...facts, secrets: new Set([...facts.secrets, ...runs]) };
}

/**
 * The nodes that an observation names, and the first of those that it quotes without naming them; null where it names one
 * that isn't there.
 */
export function placesOf(
  { nodes, text, quotes }: { nodes: readonly string[]; text: string; quotes: readonly string[] },
  outline: readonly OutlineNode[],
  facts: SourceFacts,
): OutlineNode[] | null {
  const named = nodes.flatMap((node) => outline.find(({ id }) => id === node) ?? []);
  if (named.length < nodes.length) return null;
  const says =
    (quote: string) =>
    ({ id }: OutlineNode) =>
      comparable(facts.sources.get(id)?.text ?? '').includes(quote);
  const quoted = [...quotes, ...saidIn(text).quoted]
    .map((quote) => comparable(withoutStop(quote)))
    .filter((quote) => quote !== '' && !named.some(says(quote)))
    .flatMap((quote) => outline.find(says(quote)) ?? []);
  return [...new Set([...named, ...quoted])];
}

/** Only the words of these nodes may be quoted. */
export function quotingOnly(facts: SourceFacts, nodes: readonly OutlineNode[]): SourceFacts {
  const words = nodes.flatMap(({ id }) => facts.sources.get(id)?.text ?? []);
  return { ...facts, quotable: words.map(comparable).join('\n') };
}

/** Every source with a text of ours beside its own, for statements that rest on one that was already checked. */
export function withPremise(facts: SourceFacts, premise: string): SourceFacts {
  const sources = [...facts.sources].map(
    ([id, source]) => [id, { ...source, text: `${source.text}\n${premise}` }] as const,
  );
  return { ...facts, sources: new Map(sources) };
}
