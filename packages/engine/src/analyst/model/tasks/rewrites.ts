import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { CopyReport } from '@liftmark/contract/copy';
import { z } from 'zod';
import type { CopyExample } from '../../../advise/advise.ts';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkRewrite } from '../grounding/check-rewrite.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import { rewriteSchema } from '../grounding/statement.ts';
import type { ModelInput } from '../model-input.ts';

const rewritesSchema = z.object({
  headlines: z.array(rewriteSchema).max(4),
  labels: z.array(rewriteSchema).max(3),
});

const INSTRUCTIONS = `Write better words for the page in the page's own language, the one named in the material. "headlines": two or three main headlines of at most fourteen words that say what is offered, for whom and what one gets. "labels": one or two labels of at most five words for the primary action that say what happens next. Use nothing but what the page says; where the page leaves out what the reader has to know, put a placeholder in square brackets, such as [number of customers]. Cite the words of the page that you used.`;

export function rewritesTask(modelInput: ModelInput): Task<z.infer<typeof rewritesSchema>> {
  const { page } = modelInput;
  return {
    name: 'rewrites',
    instructions: INSTRUCTIONS,
    schema: rewritesSchema,
    modelInput: { page },
    maxOutputTokens: 2_000,
  };
}

export interface ModelRewrites {
  headlines: CopyExample[];
  labels: CopyExample[];
  parts: PartAuthorship[];
}

export async function writeRewrites(
  asking: Asking,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
): Promise<ModelRewrites> {
  const { answer } = await ask(asking, rewritesTask(modelInput));
  const authorshipCount = createAuthorshipCount('rewrites');
  const better = (role: string, rewrites: z.infer<typeof rewriteSchema>[]): CopyExample[] => {
    const before = modelInput.page.words.find((words) => words.role === role)?.text ?? null;
    const held = authorshipCount.takeAll(rewrites.map((rewrite) => checkRewrite(rewrite, sourceFacts)));
    const changed = held.filter((after) => after.toLowerCase() !== before?.toLowerCase());
    authorshipCount.withhold(held.length - changed.length);
    return changed.map((after) => ({ before, after }));
  };
  const headlines = better('headline', answer.headlines);
  const labels = better('primary action', answer.labels);
  return { headlines, labels, parts: [authorshipCount.authorship(headlines.length + labels.length > 0)] };
}

/** A copy report with the rewrites before its own. */
export function withBetterCopy(copy: CopyReport, { headlines, labels }: ModelRewrites): CopyReport {
  const { headline, callToActions } = copy.copyAnalysis;
  const [first, ...others] = headlines.map(({ after }) => after);
  const label = labels[0]?.after;
  return {
    ...copy,
    copyAnalysis: {
      headline:
        first === undefined
          ? headline
          : { ...headline, rewriteExample: first, suggestions: [...others, headline.rewriteExample] },
      callToActions: callToActions.map((action) =>
        label !== undefined && action.rewriteExample !== null ? { ...action, rewriteExample: label } : action,
      ),
    },
  };
}
