import { z } from 'zod';
import { search } from '../../chat/search.ts';
import { CHECKS } from '../../checks/registry.ts';
import { SOURCE_IDS, sourceOf } from '../../evidence/sources.ts';
import { printedSource, sourceAnswerOf, sourceAnswerSchema } from '../answers/source.ts';
import { cursorSchema, pageOf, pagingShape } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, READS } from '../tool.ts';

const MOST = 6;
const MAX_QUERY = 200;

export const searchEvidence = defineTool({
  name: 'search_evidence',
  ...text.tools.searchEvidence,
  annotations: READS,
  input: {
    query: z.string().trim().min(1).max(MAX_QUERY).describe(text.fields.query),
    cursor: cursorSchema,
  },
  output: { results: z.array(sourceAnswerSchema), ...pagingShape },
  async run(_workspace, { query, cursor }) {
    const found = search(query, PASSAGES).filter(({ score }) => score > 0);
    const { items, total, nextCursor } = pageOf(found, ({ passage }) => passage.answer, {
      cursor,
      most: MOST,
    });
    const { print } = text;
    const lines =
      total === 0
        ? [print.nothingFound]
        : [print.range({ from: cursor + 1, to: cursor + items.length, total }), ...items.map(printedSource)];
    const next = nextCursor === null ? [] : [print.next({ cursor: nextCursor })];
    return { data: { results: items, total, nextCursor }, text: [...lines, ...next].join('\n\n') };
  },
});

/** A study matches by its claim and by what the checks that cite it are about. */
const PASSAGES = SOURCE_IDS.map(sourceOf)
  .filter(({ provenance }) => provenance !== 'recalled')
  .map((source) => {
    const citing = CHECKS.filter(({ evidence }) => evidence.includes(source.id));
    const { id, claim, title, publisher, population } = source;
    return {
      title: id.replaceAll('-', ' '),
      text: [claim, title, publisher, population, ...citing.map((check) => check.title.passes)].join(' '),
      check: null,
      weight: 1,
      answer: sourceAnswerOf(
        source,
        citing.map((check) => check.id),
      ),
    };
  });
