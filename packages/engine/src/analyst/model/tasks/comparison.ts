import type { PartAuthorship } from '@liftmark/contract/analyst';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { ConversionReport } from '@liftmark/contract/report';
import { z } from 'zod';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkStatement } from '../grounding/check-statement.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import { statementSchema } from '../grounding/statement.ts';
import { type ModelInput, modelInputOf } from '../model-input.ts';

const comparisonSchema = z.object({
  summary: z.array(statementSchema).min(1).max(3),
  recommendations: z.array(statementSchema).max(6),
});

const INSTRUCTIONS = `Compare the first page with its competitors. "summary": one to three observations on where the first page convinces and where the others do. "recommendations": up to six proposals of one or two sentences, the most worthwhile first, each on one thing that a competitor does and the first page does not: what to do, and what the other page has. Ids begin with the page that they belong to ("own/", "other1/"); cite both sides of a comparison.`;

/** The pages of a comparison with ids of their own. */
export const PREFIXES = ['own', 'other1', 'other2', 'other3'] as const;

export interface ComparedReports {
  pages: (ModelInput & { key: string })[];
  sourceFacts: Omit<SourceFacts, 'secrets'>;
}

export function comparedReports(reports: readonly ConversionReport[]): ComparedReports {
  const all = reports.slice(0, PREFIXES.length).map((report, index) => {
    const { modelInput, sourceFacts } = modelInputOf(report);
    return { key: PREFIXES[index] ?? '', modelInput, sourceFacts };
  });
  const pages = all.map(({ key, modelInput: { page, score, findings } }) => ({
    key,
    score,
    page: {
      ...page,
      words: page.words.slice(0, 12).map((words) => ({ ...words, id: `${key}/${words.id}` })),
    },
    findings: findings.map((finding) => ({ ...finding, id: `${key}/${finding.id}` })),
  }));
  return { pages, sourceFacts: all.map(prefixed).reduce(joined) };
}

function prefixed({
  key,
  sourceFacts,
}: {
  key: string;
  sourceFacts: ComparedReports['sourceFacts'];
}): ComparedReports['sourceFacts'] {
  const sources = [...sourceFacts.sources].map(([id, source]) => [`${key}/${id}`, source] as const);
  return { ...sourceFacts, sources: new Map(sources) };
}

type Joined = ComparedReports['sourceFacts'];

function joined(one: Joined, other: Joined): Joined {
  return {
    sources: new Map([...one.sources, ...other.sources]),
    pageText: `${one.pageText}\n${other.pageText}`,
    pageFigures: new Set([...one.pageFigures, ...other.pageFigures]),
    vocabulary: new Set([...one.vocabulary, ...other.vocabulary]),
    figures: new Set([...one.figures, ...other.figures]),
    hosts: new Set([...one.hosts, ...other.hosts]),
    language: one.language,
  };
}

export function comparisonTask({ pages }: ComparedReports): Task<z.infer<typeof comparisonSchema>> {
  return {
    name: 'comparison',
    instructions: INSTRUCTIONS,
    schema: comparisonSchema,
    modelInput: { pages },
    maxOutputTokens: 4_000,
  };
}

/** The comparison in the model's words, after the built-in summary with its figures and who leads. */
export async function rewordComparison(
  asking: Asking,
  comparison: CompetitorReport,
  compared: ComparedReports,
  sourceFacts: SourceFacts,
): Promise<{ comparison: CompetitorReport; parts: PartAuthorship[] }> {
  const { answer } = await ask(asking, comparisonTask(compared));
  const authorshipCount = createAuthorshipCount('comparison');
  const summary = authorshipCount.takeAll(
    answer.summary.map((statement) => checkStatement(statement, sourceFacts, { kind: 'observation' })),
  );
  const recommendations = authorshipCount.takeAll(
    answer.recommendations.map((statement) => checkStatement(statement, sourceFacts, { kind: 'proposal' })),
  );
  const { insights } = comparison;
  return {
    comparison: {
      ...comparison,
      builtInWords: { summary: insights.summary, recommendations: insights.recommendations },
      insights: {
        ...insights,
        summary: [insights.summary, ...summary].join(' '),
        recommendations: recommendations.length > 0 ? recommendations : insights.recommendations,
      },
    },
    parts: [authorshipCount.authorship(summary.length + recommendations.length > 0)],
  };
}
