import { OPEN_PIECES } from '@liftmark/contract/analysis';
import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { z } from 'zod';
import { reworded } from '../../../advise/description.ts';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import { type SourceFacts, withOwnTexts, withWords } from '../grounding/source-facts.ts';
import { NO_STATEMENT, statementSchema } from '../grounding/statement.ts';
import { mask } from '../mask.ts';
import type { ModelInput } from '../model-input.ts';
import { quotesMessage } from '../without-message.ts';

const adviceSchema = z.object({
  recommendations: z
    .array(
      z.object({
        id: z.string().max(80),
        why: statementSchema.catch(NO_STATEMENT),
        steps: z.array(statementSchema).max(8),
      }),
    )
    .max(12),
});

const INSTRUCTIONS = `Reword the given recommendations for this page; their order, titles and aims stay. "why": a reason, in one or two sentences: why it matters to this page's visitors, from the given one. "steps": proposals, the given steps for this very page, each an instruction that a colleague can follow, with the page's own words where they help. Leave out a recommendation that you cannot improve. Each text cites the findings of its recommendation.`;

/** Recommendations per request; requests run at the same time. */
const BATCH = 3;

export interface Reworded {
  /** By recommendation. */
  texts: Map<string, Pick<Recommendation, 'why' | 'steps'>>;
  parts: PartAuthorship[];
}

/** Recommendations that one request is about, and the only ones that its answer may reword. */
export interface AdviceRequest {
  batch: readonly Recommendation[];
  task: Task<z.infer<typeof adviceSchema>>;
}

export function adviceRequests(
  { recommendations }: ConversionReport,
  { page, findings }: ModelInput,
): AdviceRequest[] {
  return batchesOf(recommendations).map((batch) => {
    const checks = new Set(batch.flatMap((item) => item.checks));
    const task = {
      name: 'recommendations',
      instructions: INSTRUCTIONS,
      schema: adviceSchema,
      modelInput: {
        page: { ...page, words: page.words.slice(0, 12) },
        findings: findings.filter(({ id }) => checks.has(id)),
        recommendations: batch.map(({ id, title, why, steps, checks: answers }) => ({
          id,
          title: mask(title),
          why: mask(why),
          steps: steps.map(mask),
          findings: answers,
        })),
      },
      maxOutputTokens: 3_000,
    };
    return { batch, task };
  });
}

/**
 * Open advice never shares a request with locked advice, which the model could repeat in it. Advice that rests on no
 * finding stays as it is, because its words could cite none.
 */
function batchesOf(recommendations: readonly Recommendation[]): (readonly Recommendation[])[] {
  const locked = recommendations.slice(OPEN_PIECES);
  const count = Math.ceil(locked.length / BATCH);
  return [
    recommendations.slice(0, OPEN_PIECES),
    ...Array.from({ length: count }, (_, index) => locked.slice(index * BATCH, (index + 1) * BATCH)),
  ]
    .map((batch) => batch.filter((item) => item.checks.length > 0 && !quotesMessage(item)))
    .filter((batch) => batch.length > 0);
}

export async function rewordRecommendations(
  asking: Asking,
  { batch, task }: AdviceRequest,
  sourceFacts: SourceFacts,
): Promise<Reworded> {
  const { answer } = await ask(asking, task);
  const authorshipCount = createAuthorshipCount('recommendations');
  const texts: Reworded['texts'] = new Map();
  for (const { id, why, steps } of answer.recommendations) {
    const given = batch.find((item) => item.id === id);
    const own = given ? withAdvice(sourceFacts, given) : { ...sourceFacts, sources: new Map() };
    const checked = [
      checkStatement(why, own, { kind: 'reason' }),
      ...steps.map((step) => checkStatement(step, own, { kind: 'proposal' })),
    ];
    const [reason = null, ...written] = checked.map(authorshipCount.take);
    const held = written.filter((step) => step !== null);
    // If one step is dropped, none of the new ones is used.
    const isWhole = held.length > 0 && held.length === written.length;
    const isUsed = given !== undefined && (reason !== null || isWhole) && !texts.has(id);
    if (isUsed) texts.set(id, { why: reason ?? given.why, steps: isWhole ? held : given.steps });
    const reasons = reason === null ? 0 : 1;
    const shown = isUsed ? reasons + (isWhole ? held.length : 0) : 0;
    authorshipCount.withhold(reasons + held.length - shown);
  }
  return { texts, parts: [authorshipCount.authorship(texts.size > 0)] };
}

/** The words of the built-in advice may be used with its own findings only. */
export function withAdvice(
  sourceFacts: SourceFacts,
  { checks, title, why, steps, copyExamples }: Recommendation,
): SourceFacts {
  const said = [title, why, ...steps, ...copyExamples.map(({ after }) => after)].map(mask);
  const findings = checks.flatMap((check) => {
    const source = sourceFacts.sources.get(check);
    return source ? [[check, withWords(source, said)] as const] : [];
  });
  const words = [...sourceFacts.sources].filter(([, { outcome }]) => outcome === null);
  return { ...withOwnTexts(sourceFacts, said), sources: new Map([...words, ...findings]) };
}

export function withRewordings(
  report: ConversionReport,
  { texts }: Pick<Reworded, 'texts'>,
): ConversionReport {
  return {
    ...report,
    recommendations: report.recommendations.map((item) => {
      const own = texts.get(item.id);
      return own ? reworded(item, own) : item;
    }),
  };
}
