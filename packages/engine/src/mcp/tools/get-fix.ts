import type { PatchOperation } from '@liftmark/contract/patches';
import { z } from 'zod';
import { requireFix, trialAnswerOf, trialAnswerSchema } from '../answers/trial.ts';
import { pageWords, sentence, tagged } from '../page-text.ts';
import { cursorSchema, pageOf, pagingShape } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, diagnosisIdSchema, READS, reportIdSchema, requireReport } from '../tool.ts';

const { print } = text;

const MOST = 20;

export const getFix = defineTool({
  name: 'get_fix',
  ...text.tools.getFix,
  annotations: READS,
  input: { reportId: reportIdSchema, diagnosisId: diagnosisIdSchema, cursor: cursorSchema },
  output: {
    reportId: z.uuid(),
    diagnosisId: z.string(),
    summary: z.string(),
    kind: z.string(),
    /** Whether it has placeholders for words that only the owner has. */
    placeholder: z.boolean(),
    checks: z.array(z.string()),
    /** One step each, with the text that it replaces as `pageText`. */
    operations: z.array(z.record(z.string(), z.unknown())),
    /** What it did when it was tried; null if it wasn't. */
    trial: trialAnswerSchema.nullable(),
    ...pagingShape,
  },
  async run(workspace, { reportId, diagnosisId, cursor }) {
    const kept = await requireReport(workspace, reportId);
    const { patch } = requireFix(kept, diagnosisId);
    const tried = kept.results.trials?.find(({ recommendation }) => recommendation === diagnosisId);
    const trial = tried ? trialAnswerOf(tried) : null;
    const { items, total, nextCursor } = pageOf(patch.operations, shown, { cursor, most: MOST });
    const summary = sentence(patch.summary);
    const lines = [
      print.fix({ summary }),
      patch.placeholder && print.placeholder,
      ...items.map((item, index) => printed(item, cursor + index + 1)),
      trial !== null && print.trial(trial),
      nextCursor !== null && print.next({ cursor: nextCursor }),
      text.notice,
    ];
    const { kind, placeholder, checks } = patch;
    return {
      data: {
        ...{ reportId, diagnosisId, summary, kind, placeholder, checks, trial, total, nextCursor },
        operations: items,
      },
      text: lines.filter(Boolean).join('\n'),
    };
  },
});

/** The step with the page's own text in a field that says so. */
function shown(operation: PatchOperation): Record<string, unknown> {
  const { before, ...step } = { before: null, ...operation };
  return before === null ? step : { ...step, pageText: pageWords(before) };
}

function printed({ pageText, ...step }: Record<string, unknown>, number: number): string {
  const replaced = typeof pageText === 'string' ? ` ${print.replaces} ${tagged(pageText)}` : '';
  return `${print.operation({ number, data: JSON.stringify(step) })}${replaced}`;
}
