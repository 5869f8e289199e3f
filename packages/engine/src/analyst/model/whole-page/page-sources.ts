import type { OutlineNode } from '../../../page/outline.ts';
import { comparable, wordsOf } from '../clean-text.ts';
import { mask } from '../mask.ts';
import { figuresOf, type Source, type SourceFacts } from '../source-facts.ts';

/** The source facts with every node of the outline as a source that may be cited and quoted. */
export function withOutline(
  facts: SourceFacts,
  outline: readonly OutlineNode[],
  message: string | null,
): SourceFacts {
  const nodes = outline.map(
    ({ id, role, words }): Source => ({ id, text: `${mask(words)}\n${role}`, outcome: null, category: null }),
  );
  const texts = outline.map(({ words }) => mask(words));
  const others = [...texts, ...outline.map(({ role }) => role), message ?? ''];
  const sizes = outline.flatMap(({ boxes, fontSize }) => [
    ...[boxes.desktop, boxes.mobile].flatMap((box) => (box ? [box.x, box.y, box.width, box.height] : [])),
    ...(fontSize === null ? [] : [fontSize]),
  ]);
  return {
    ...facts,
    sources: new Map([...facts.sources, ...nodes.map((source) => [source.id, source] as const)]),
    pageText: [facts.pageText, ...texts.map(comparable)].join('\n'),
    pageWords: new Set([...facts.pageWords, ...texts.flatMap(wordsOf)]),
    vocabulary: new Set([...facts.vocabulary, ...others.flatMap(wordsOf)]),
    figures: new Set([
      ...facts.figures,
      ...others.flatMap(figuresOf),
      ...sizes.map((size) => String(Math.round(size))),
    ]),
  };
}

/** Only the words of these nodes may be quoted. */
export function quotingOnly(facts: SourceFacts, nodes: readonly OutlineNode[]): SourceFacts {
  return { ...facts, pageText: nodes.map(({ words }) => comparable(mask(words))).join('\n') };
}

/** Every source with a text of ours beside its own, for statements that rest on one that was already checked. */
export function withPremise(facts: SourceFacts, premise: string): SourceFacts {
  const sources = [...facts.sources].map(
    ([id, source]) => [id, { ...source, text: `${source.text}\n${premise}` }] as const,
  );
  return { ...facts, sources: new Map(sources) };
}
