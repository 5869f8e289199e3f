import type { PartAuthorship } from '@liftmark/contract/analyst';
import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import type { ConversionReport } from '@liftmark/contract/report';
import { notableCeilings } from '@liftmark/contract/score-words';
import { z } from 'zod';
import { type Asking, ask, type Task } from '../asking.ts';
import { createAuthorshipCount } from '../grounding/authorship-count.ts';
import { checkStatement, type Stance } from '../grounding/check-statement.ts';
import type { SourceFacts } from '../grounding/source-facts.ts';
import { statementSchema } from '../grounding/statement.ts';
import type { ModelInput } from '../model-input.ts';

const stanced = statementSchema.extend({
  /** What is on the page, or why it matters. */
  kind: z.enum(['observation', 'reason']),
  /** Whether it says that something works, that something is missing or wrong, or neither. */
  stance: z.enum(['works', 'lacks', 'neither']),
});
const verdictSchema = z.object({
  summary: z.array(stanced).min(1).max(4),
  insights: z
    .array(z.object({ category: z.enum(CATEGORIES), statements: z.array(stanced).min(1).max(4) }))
    .max(6),
});

const INSTRUCTIONS = `Write the verdict. "summary": two to four texts of one sentence each that explain to the owner what works best on the page, what costs it most, and why that matters to its visitors. "insights": for each category two or three texts of one sentence that name what was seen in that category. "kind" says of each text whether it is an observation or a reason. "stance" says of each text whether it is about something that works, something that is missing or wrong, or neither, and has to agree with the outcomes of the findings it cites.`;

export function verdictTask(modelInput: ModelInput): Task<z.infer<typeof verdictSchema>> {
  return {
    name: 'verdict',
    instructions: INSTRUCTIONS,
    schema: verdictSchema,
    modelInput,
    maxOutputTokens: 4_000,
  };
}

export interface Verdict {
  /** Null where the built-in summary is kept. */
  summary: string | null;
  insights: Partial<Record<Category, string>>;
  parts: PartAuthorship[];
}

/** With fewer sentences, the built-in summary is kept. */
const MIN_SUMMARY = 2;

export async function writeVerdict(
  asking: Asking,
  modelInput: ModelInput,
  sourceFacts: SourceFacts,
): Promise<Verdict> {
  const { answer } = await ask(asking, verdictTask(modelInput));
  const summaryTally = createAuthorshipCount('summary');
  const summary = summaryTally.takeAll(answer.summary.map((statement) => checked(statement, sourceFacts)));
  const isEnough = summary.length >= MIN_SUMMARY;
  const insightTally = createAuthorshipCount('insights');
  const insights: Verdict['insights'] = {};
  for (const { category, statements } of answer.insights) {
    const own = ofCategory(sourceFacts, category);
    const texts = insightTally.takeAll(statements.map((statement) => checked(statement, own)));
    if (insights[category] !== undefined) insightTally.withhold(texts.length);
    else if (texts.length > 0) insights[category] = texts.join(' ');
  }
  return {
    summary: isEnough ? summary.join(' ') : null,
    insights,
    parts: [summaryTally.authorship(isEnough), insightTally.authorship(Object.keys(insights).length > 0)],
  };
}

function checked(statement: z.infer<typeof stanced>, sourceFacts: SourceFacts) {
  const { kind } = statement;
  const stance: Stance = statement.stance === 'neither' ? null : statement.stance;
  return checkStatement(statement, sourceFacts, { kind, stance });
}

/** Findings of another category cannot be cited in an insight. */
function ofCategory(sourceFacts: SourceFacts, category: Category): SourceFacts {
  const sources = [...sourceFacts.sources].filter(
    ([, source]) => source.category === null || source.category === category,
  );
  return { ...sourceFacts, sources: new Map(sources) };
}

/** The report with the verdict in it. The built-in sentences with scores stay. */
export function withVerdict(report: ConversionReport, { summary, insights }: Verdict): ConversionReport {
  const categoryInsights = { ...report.categoryInsights };
  for (const category of CATEGORIES) {
    const own = insights[category];
    if (own) categoryInsights[category] = `${firstSentence(report.categoryInsights[category])} ${own}`;
  }
  return {
    ...report,
    builtInWords: { summary: report.summary, categoryInsights: report.categoryInsights },
    categoryInsights,
    summary: summary === null ? report.summary : `${opening(report)} ${summary}`,
  };
}

/** The built-in sentences on what limits the score and on the score itself. */
function opening(report: ConversionReport): string {
  const { summary } = report;
  const first = firstSentence(summary);
  if (notableCeilings(report).length === 0) return first;
  return `${first} ${firstSentence(summary.slice(first.length).trimStart())}`;
}

/** Up to the first full stop outside quotation marks: quoted page text may contain some. */
function firstSentence(text: string): string {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '“') depth += 1;
    else if (character === '”') depth = Math.max(0, depth - 1);
    else if (depth === 0 && '.!?'.includes(character ?? ' ') && (text[index + 1] ?? ' ').trim() === '') {
      return text.slice(0, index + 1);
    }
  }
  return text;
}
