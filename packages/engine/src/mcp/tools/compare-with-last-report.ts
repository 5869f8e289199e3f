import { changesOf, changesShape, printedChanges } from '../answers/changes.ts';
import { cursorSchema } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, READS, reportIdSchema, requireReport } from '../tool.ts';

export const compareWithLastReport = defineTool({
  name: 'compare_with_last_report',
  ...text.tools.compareWithLastReport,
  annotations: READS,
  input: { reportId: reportIdSchema, cursor: cursorSchema },
  output: changesShape,
  async run(workspace, { reportId, cursor }) {
    const { id } = await requireReport(workspace, reportId);
    const changes = changesOf(id, await workspace.changes(id), cursor);
    return { data: changes, text: printedChanges(changes) };
  },
});
