import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { type CompetitorResults, MAX_COMPETITORS, SIDES } from '@liftmark/contract/competitor';
import { pageUrlSchema } from '@liftmark/contract/page-url';
import { categorySchema, gradeSchema } from '@liftmark/contract/report';
import { scoreWords } from '@liftmark/contract/score-words';
import { z } from 'zod';
import { CHARACTERS, pageWords, sentence } from '../page-text.ts';
import { text } from '../text.ts';
import { ANALYZES, defineTool } from '../tool.ts';
import { hintsShape } from './analyze-page.ts';

const { print, fields } = text;

const MOST = { differences: 4, advice: 6 };

const pageSchema = z.object({
  name: z.string(),
  url: z.string(),
  score: z.int().nullable(),
  grade: gradeSchema.nullable(),
});

const output = {
  /** Null if only the reports on the pages are kept. */
  reportId: z.uuid().nullable(),
  page: pageSchema,
  competitors: z.array(pageSchema),
  summary: z.string(),
  categories: z.array(
    z.object({
      category: categorySchema,
      yours: z.number().nullable(),
      best: z.number().nullable(),
      bestName: z.string().nullable(),
    }),
  ),
  differences: z.array(
    z.object({
      check: z.string(),
      title: z.string(),
      /** Whose page does it better. */
      lead: z.enum(SIDES),
      name: z.string(),
      yours: z.string(),
      theirs: z.string(),
      takeOver: z.string().nullable(),
    }),
  ),
  advice: z.array(z.string()),
  lockedCount: z.int(),
};
type Compared = z.infer<z.ZodObject<typeof output>>;

export const comparePages = defineTool({
  name: 'compare_pages',
  ...text.tools.comparePages,
  annotations: ANALYZES,
  addsReports: true,
  input: {
    url: pageUrlSchema.describe(fields.url),
    competitorUrls: z.array(pageUrlSchema).min(1).max(MAX_COMPETITORS).describe(fields.competitorUrls),
    ...hintsShape,
  },
  output,
  async run(workspace, request, run) {
    const { id, results } = await workspace.compare(request, run);
    const compared = comparedOf(id, results);
    return { data: compared, text: printed(compared) };
  },
});

function comparedOf(reportId: string | null, results: CompetitorResults): Compared {
  const { primary, competitors, insights, lockedCount } = results;
  return {
    reportId,
    page: pageOf(primary.title, primary.url, primary),
    competitors: competitors.map(({ title, url, analysis }) => pageOf(title, url, analysis)),
    summary: sentence(insights.summary, CHARACTERS.paragraph),
    categories: insights.matrix.map(({ category, primary: yours, best, bestTitle }) => ({
      category,
      yours,
      best,
      bestName: bestTitle === null ? null : pageWords(bestTitle),
    })),
    differences: (insights.differences ?? []).slice(0, MOST.differences).map((difference) => ({
      check: difference.check,
      title: sentence(difference.title),
      lead: difference.lead,
      name: pageWords(difference.name),
      yours: sentence(difference.yours),
      theirs: sentence(difference.theirs),
      takeOver: difference.takeOver === null ? null : sentence(difference.takeOver),
    })),
    advice: insights.recommendations.slice(0, MOST.advice).map((advice) => sentence(advice)),
    lockedCount,
  };
}

function pageOf(
  name: string,
  url: string,
  { percent, overallScore }: Pick<CompetitorResults['primary'], 'percent' | 'overallScore'>,
): z.infer<typeof pageSchema> {
  return { name: pageWords(name), url: pageWords(url), score: percent, grade: overallScore };
}

function printed(compared: Compared): string {
  const lines = [
    print.comparison,
    ...[compared.page, ...compared.competitors].map(({ name, url, score, grade }) =>
      print.compared({ name, url, score: scoreWords({ percent: score, grade }) ?? print.noScore }),
    ),
    '',
    compared.summary,
    print.categories({
      scores: compared.categories
        .map(({ category, yours, best }) => `${CATEGORY_LABELS[category]} ${yours ?? '–'} / ${best ?? '–'}`)
        .join(', '),
    }),
    '',
    print.differences,
    ...compared.differences.flatMap(({ title, lead, name, yours, theirs, takeOver }) => [
      print.difference({ title, lead, name }),
      `${print.yours}: ${yours}`,
      `${print.theirs}: ${theirs}`,
      ...(takeOver === null ? [] : [`${print.takeOver}: ${takeOver}`]),
    ]),
    '',
    print.advice,
    ...compared.advice.map((advice) => `- ${advice}`),
    ...(compared.lockedCount > 0 ? [print.locked({ count: compared.lockedCount })] : []),
    '',
    text.notice,
  ];
  return lines.join('\n');
}
