import type { Methodology } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import { QUESTION_LABELS, QUESTIONS } from '@liftmark/contract/questions';
import { categorySchema } from '@liftmark/contract/report';
import { z } from 'zod';
import { search } from '../../chat/search.ts';
import { methodology } from '../../methodology/methodology.ts';
import { printedSource, sourceAnswerOf, sourceAnswerSchema } from '../answers/source.ts';
import { text } from '../text.ts';
import { defineTool, READS } from '../tool.ts';
import { WorkspaceError } from '../workspace.ts';

const { print } = text;

const MOST = { sources: 6, similar: 5 };

const output = {
  id: z.string(),
  kind: z.enum(['check', 'ceiling', 'diagnosis']),
  label: z.string(),
  measure: z.string(),
  category: categorySchema.nullable(),
  question: z.enum(QUESTIONS).nullable(),
  passes: z.string().nullable(),
  fails: z.string().nullable(),
  why: z.string().nullable(),
  weight: z.number().nullable(),
  factor: z.number().nullable(),
  pageTypes: z.array(z.string()),
  limits: z.array(z.string()),
  sources: z.array(sourceAnswerSchema),
};
type Explained = z.infer<z.ZodObject<typeof output>>;

export const explainCheck = defineTool({
  name: 'explain_check',
  ...text.tools.explainCheck,
  annotations: READS,
  input: { id: z.string().trim().min(1).max(80).describe(text.fields.explained) },
  output,
  async run(_workspace, { id }) {
    const explained = explain(methodology(), id);
    return { data: explained, text: printed(explained) };
  },
});

/** @throws {WorkspaceError} for an unknown id, with similar ones */
function explain(rubric: Methodology, id: string): Explained {
  const check = rubric.checks.find((item) => item.id === id);
  if (check) {
    const { label, measure, category, passes, fails, why, weight, factor, limits } = check;
    const cited = check.sources.slice(0, MOST.sources).flatMap((source) => rubric.sources[source] ?? []);
    return {
      id,
      kind: 'check',
      label,
      measure,
      category,
      passes,
      fails,
      why,
      weight,
      factor,
      limits,
      question: null,
      pageTypes: check.pageTypes === 'all' ? [] : check.pageTypes.map((type) => PAGE_TYPE_LABELS[type]),
      sources: cited.map((source) => sourceAnswerOf(source, [id])),
    };
  }
  const ceiling = rubric.ceilings.find((item) => item.id === id);
  if (ceiling) return { ...UNWEIGHTED, id, kind: 'ceiling', label: ceiling.title, measure: ceiling.measure };
  const diagnosis = rubric.diagnoses.find((item) => item.id === id);
  if (diagnosis) {
    const { label, measure, question } = diagnosis;
    return { ...UNWEIGHTED, id, kind: 'diagnosis', label, measure, question };
  }
  throw new WorkspaceError('not_found', text.errors.unknownCheck({ id, similar: similarTo(rubric, id) }));
}

const UNWEIGHTED = {
  category: null,
  question: null,
  passes: null,
  fails: null,
  why: null,
  weight: null,
  factor: null,
  pageTypes: [],
  limits: [],
  sources: [],
};

function similarTo({ checks, ceilings, diagnoses }: Methodology, id: string): string[] {
  const passages = [...checks, ...ceilings, ...diagnoses].map((item) => ({
    title: item.id.replaceAll('-', ' '),
    text: 'label' in item ? item.label : item.title,
    check: item.id,
    weight: 1,
  }));
  return search(id.replaceAll('-', ' '), passages)
    .filter(({ score }) => score > 0)
    .slice(0, MOST.similar)
    .map(({ passage }) => passage.check);
}

function printed(explained: Explained): string {
  const { label, kind, id, question, passes, fails, why, weight, factor, sources } = explained;
  const lines = [
    `# ${label} (${kind} ${id})`,
    question !== null && QUESTION_LABELS[question],
    why,
    passes !== null && `${print.passes}: ${passes}`,
    fails !== null && `${print.fails}: ${fails}`,
    `${print.measure}: ${explained.measure}`,
    weight !== null && factor !== null && print.weight({ weight, factor }),
    explained.limits.length > 0 && `${print.limits}: ${explained.limits.join(' ')}`,
    ...(sources.length === 0 ? [] : [print.evidenceTitle, ...sources.map(printedSource)]),
  ];
  return lines.filter(Boolean).join('\n');
}
