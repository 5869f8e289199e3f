import { AUDIENCES, MAX_MESSAGE, PAGE_GOALS, TRAFFIC_SOURCES } from '@liftmark/contract/analysis';
import { PAGE_TYPES } from '@liftmark/contract/page-types';
import { pageUrlSchema } from '@liftmark/contract/page-url';
import { z } from 'zod';
import { printedSummary, summaryOf, summarySchema } from '../answers/summary.ts';
import { text } from '../text.ts';
import { ANALYZES, defineTool } from '../tool.ts';

const { fields } = text;

/** What may be said about the page, as in the form of the web app. */
export const hintsShape = {
  pageType: z.enum(PAGE_TYPES).optional().describe(fields.pageType),
  pageGoal: z.enum(PAGE_GOALS).optional().describe(fields.pageGoal),
  audience: z.enum(AUDIENCES).optional().describe(fields.audience),
  trafficSource: z.enum(TRAFFIC_SOURCES).optional().describe(fields.trafficSource),
};

export const analyzePage = defineTool({
  name: 'analyze_page',
  ...text.tools.analyzePage,
  annotations: ANALYZES,
  addsReports: true,
  input: {
    url: pageUrlSchema.describe(fields.url),
    ...hintsShape,
    message: z.string().trim().max(MAX_MESSAGE).optional().describe(fields.message),
  },
  output: summarySchema.shape,
  async run(workspace, request, run) {
    const summary = summaryOf(await workspace.analyze(request, run));
    return { data: summary, text: printedSummary(summary) };
  },
});
