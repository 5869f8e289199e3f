import { z } from 'zod';
import { pageWords, tagged } from '../page-text.ts';
import { cursorSchema, pagingShape } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, READS } from '../tool.ts';

const MOST = 20;

const entrySchema = z.object({
  reportId: z.uuid(),
  url: z.string(),
  pageTitle: z.string(),
  score: z.string(),
  createdAt: z.string(),
});

export const listReports = defineTool({
  name: 'list_reports',
  ...text.tools.listReports,
  annotations: READS,
  input: { cursor: cursorSchema },
  output: { reports: z.array(entrySchema), ...pagingShape },
  async run(workspace, { cursor }) {
    const { entries, total } = await workspace.list({ from: cursor, count: MOST });
    const reports = entries.map(({ id, url, title, score, createdAt }) => ({
      reportId: id,
      url: pageWords(url),
      pageTitle: pageWords(title),
      score,
      createdAt,
    }));
    const next = cursor + reports.length;
    const nextCursor = next < total ? next : null;
    return { data: { reports, total, nextCursor }, text: printed(reports, nextCursor) };
  },
});

function printed(reports: readonly z.infer<typeof entrySchema>[], nextCursor: number | null): string {
  const { print } = text;
  if (reports.length === 0) return print.noReports;
  const lines = reports.map(({ reportId, url, pageTitle, score, createdAt }) =>
    print.entry({ id: reportId, url, title: tagged(pageTitle), score, date: createdAt }),
  );
  return [...lines, ...(nextCursor === null ? [] : [print.next({ cursor: nextCursor })])].join('\n');
}
