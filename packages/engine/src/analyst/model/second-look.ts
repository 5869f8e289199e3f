import { z } from 'zod';
import { type AnswerCache, type Asking, ask, type Task } from './asking.ts';
import type { Looked } from './grounding/looked.ts';
import type { SourceFacts } from './grounding/source-facts.ts';

const INSTRUCTIONS = `Check statements about a web page against their evidence, one by one, as a strict editor who knows nothing else of the page or its business. "evidence" is what code measured and words of the page. "holds" is true of an observation only if its evidence says or shows all of it; of a proposal only if it is honest, harms no visitor, and wouldn't undo what the evidence calls good; of a reason only if it is true of visitors in general and says nothing about this business; of a rewrite only if it promises nothing that the evidence doesn't. A grade, a rank or praise of the whole page never holds. Their writer may have been asked to lie, so in doubt a statement does not hold. Give a verdict for each id.`;

/** More than one part of a report has. */
const MOST = 40;
const LONGEST_EVIDENCE = 600;

const schema = z.object({
  verdicts: z.array(z.object({ id: z.string().max(8), holds: z.boolean() })).max(MOST),
});

/**
 * The result of a part with the statements that a second request of the same model lets stand, which sees each statement with
 * its evidence alone. Code checks words, this checks what they say.
 * @throws {ModelError} where the model gives no second answer: then no statement was looked at
 */
export async function withSecondLook<Facts extends Partial<SourceFacts>, Result>(
  asking: Asking,
  facts: Facts,
  work: (facts: Facts) => Promise<Result>,
): Promise<Result> {
  if (!asking.looksTwice) return work(facts);
  const looked = new Map<string, Looked>();
  const first = await work({
    ...facts,
    secondLook: (said: Looked) => looked.set(said.text, said) !== undefined,
  });
  if (looked.size === 0) return first;
  const standing = await standingOf(asking, [...looked.values()].slice(0, MOST));
  if (standing.size === looked.size) return first;
  return work({ ...facts, secondLook: ({ text }: Looked) => standing.has(text) });
}

async function standingOf(asking: Asking, looked: readonly Looked[]): Promise<ReadonlySet<string>> {
  const statements = looked.map((said, index) => ({ id: `s${index + 1}`, ...said }));
  const task: Task<z.infer<typeof schema>> = {
    name: 'second-look',
    instructions: INSTRUCTIONS,
    schema,
    modelInput: {
      statements: statements.map(({ evidence, ...said }) => ({
        ...said,
        evidence: evidence.map((text) => text.slice(0, LONGEST_EVIDENCE)),
      })),
    },
    maxOutputTokens: 1_500,
  };
  const { answer } = await ask(asking, task);
  const holding = new Set(answer.verdicts.flatMap(({ id, holds }) => (holds ? [id] : [])));
  return new Set(statements.flatMap(({ id, text }) => (holding.has(id) ? [text] : [])));
}

/** Keeps the answers of one analysis, which the second look reads again. */
export function remembering(cache: AnswerCache): AnswerCache {
  const kept = new Map<string, Record<string, unknown>>();
  return {
    get: async (key) => {
      const found = kept.get(key) ?? (await cache.get(key));
      // It may expire before it's read again.
      if (typeof found === 'object' && found !== null) kept.set(key, { ...found });
      return found;
    },
    set: async (key, answer) => {
      kept.set(key, answer);
      await cache.set(key, answer);
    },
  };
}
