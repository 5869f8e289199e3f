import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import { categorySchema, type Finding, outcomeSchema, type Source } from '@liftmark/contract/report';
import {
  COPY_PART_LABELS,
  type PartRewrites,
  partRewritesSchema,
  rewriteNote,
} from '@liftmark/contract/rewrites';
import { z } from 'zod';
import { placeOnPageSchema, placesOnPage, printedPlaces } from '../answers/diagnosis.ts';
import { printedSource, sourceAnswerOf, sourceAnswerSchema } from '../answers/source.ts';
import { printedSummary, summaryOf, summarySchema } from '../answers/summary.ts';
import { CHARACTERS, pageWords, sentence, tagged } from '../page-text.ts';
import { cursorSchema, pageOf, pagingShape } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, READS, reportIdSchema, requireReport } from '../tool.ts';
import type { KeptReport } from '../workspace.ts';

const { print, fields } = text;

const SECTIONS = ['summary', 'findings', 'insights', 'rewrites', 'sources'] as const;
const MOST = 15;
const MAX_CANDIDATES = 3;

const findingSchema = z.object({
  check: z.string(),
  title: z.string(),
  category: categorySchema,
  outcome: outcomeSchema,
  points: z.number(),
  observed: z.string(),
  onPage: z.array(placeOnPageSchema),
});

const rewriteSchema = z.object({
  part: partRewritesSchema.shape.part,
  pageText: z.string().nullable(),
  candidates: z.array(z.object({ text: z.string(), reason: z.string() })),
});

const output = {
  reportId: z.uuid(),
  section: z.enum(SECTIONS),
  summary: summarySchema.optional(),
  findings: z.array(findingSchema).optional(),
  insights: z.array(z.object({ of: z.string(), text: z.string() })).optional(),
  rewrites: z.array(rewriteSchema).optional(),
  sources: z.array(sourceAnswerSchema).optional(),
  ...pagingShape,
};

/** One section of a report, from the cursor on. */
interface Section {
  data: Omit<z.infer<z.ZodObject<typeof output>>, 'reportId' | 'section'>;
  lines: string[];
}

interface Asked {
  cursor: number;
  outcome: Finding['outcome'] | undefined;
}

export const getReport = defineTool({
  name: 'get_report',
  ...text.tools.getReport,
  annotations: READS,
  input: {
    reportId: reportIdSchema,
    section: z.enum(SECTIONS).default('summary').describe(fields.section),
    outcome: outcomeSchema.optional().describe(fields.outcome),
    cursor: cursorSchema,
  },
  output,
  async run(workspace, { reportId, section, outcome, cursor }) {
    const { data, lines } = READERS[section](await requireReport(workspace, reportId), { cursor, outcome });
    const next = data.nextCursor === null ? [] : [print.next({ cursor: data.nextCursor })];
    return {
      data: { reportId, section, ...data },
      text: section === 'summary' ? lines.join('\n') : [...lines, ...next, text.notice].join('\n\n'),
    };
  },
});

const READERS: Record<(typeof SECTIONS)[number], (kept: KeptReport, asked: Asked) => Section> = {
  summary(kept) {
    const summary = summaryOf(kept);
    return { data: { summary, total: 1, nextCursor: null }, lines: [printedSummary(summary)] };
  },
  findings({ results }, { cursor, outcome }) {
    const wanted = results.findings
      .filter((finding) => outcome === undefined || finding.outcome === outcome)
      .toSorted((a, b) => b.points - a.points);
    const { items, total, nextCursor } = pageOf(wanted, findingOf, { cursor, most: MOST });
    return { data: { findings: items, total, nextCursor }, lines: items.map(printedFinding) };
  },
  insights({ results }, { cursor }) {
    const { items, total, nextCursor } = pageOf(insightsOf(results), insightOf, { cursor, most: MOST });
    return {
      data: { insights: items, total, nextCursor },
      lines: items.map(({ of, text }) => `### ${of}\n${text}`),
    };
  },
  rewrites({ results }, { cursor }) {
    const { items, total, nextCursor } = pageOf(results.rewrites ?? [], rewriteOf, { cursor, most: MOST });
    return { data: { rewrites: items, total, nextCursor }, lines: items.map(printedRewrite) };
  },
  sources({ results }, { cursor }) {
    const show = (source: Source) =>
      sourceAnswerOf(
        source,
        results.findings.flatMap(({ check, sources }) => (sources.includes(source.id) ? [check] : [])),
      );
    const cited = Object.values(results.sources);
    const { items, total, nextCursor } = pageOf(cited, show, { cursor, most: MOST });
    return { data: { sources: items, total, nextCursor }, lines: items.map(printedSource) };
  },
};

function findingOf({ check, title, category, outcome, points, observed, evidence }: Finding) {
  return {
    check,
    title: sentence(title),
    category,
    outcome,
    points,
    observed: sentence(observed),
    onPage: placesOnPage(evidence),
  };
}

function printedFinding(finding: z.infer<typeof findingSchema>): string {
  return [
    print.finding(finding),
    finding.title,
    `${print.observed}: ${finding.observed}`,
    ...printedPlaces(finding.onPage),
  ].join('\n');
}

function insightsOf({ categoryInsights, pageTypeInsights }: ReportResults) {
  return [
    ...CATEGORIES.map((category) => ({ of: CATEGORY_LABELS[category], text: categoryInsights[category] })),
    ...pageTypeInsights.map((insight) => ({ of: print.pageType, text: insight })),
  ];
}

function insightOf({ of, text }: ReturnType<typeof insightsOf>[number]) {
  return { of, text: sentence(text, CHARACTERS.paragraph) };
}

function rewriteOf({ part, current, candidates }: PartRewrites): z.infer<typeof rewriteSchema> {
  return {
    part,
    pageText: current === null ? null : pageWords(current),
    candidates: candidates.slice(0, MAX_CANDIDATES).map((candidate) => ({
      text: sentence(candidate.text),
      reason: sentence(rewriteNote(candidate)),
    })),
  };
}

function printedRewrite({ part, pageText, candidates }: z.infer<typeof rewriteSchema>): string {
  return [
    `### ${COPY_PART_LABELS[part]}`,
    pageText === null ? '' : `${print.replaces} ${tagged(pageText)}`,
    ...candidates.map(({ text, reason }) => `- “${text}” ${reason}`),
  ]
    .filter(Boolean)
    .join('\n');
}
