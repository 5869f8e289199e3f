import { byPlace } from '@liftmark/contract/places';
import { placeSchema } from '@liftmark/contract/report';
import { z } from 'zod';
import { diagnosisOf, diagnosisSchema, printedDiagnosis } from '../answers/diagnosis.ts';
import { cursorSchema, pageOf, pagingShape } from '../paging.ts';
import { text } from '../text.ts';
import { defineTool, READS, reportIdSchema, requireReport } from '../tool.ts';

const MOST = 5;

export const listDiagnoses = defineTool({
  name: 'list_diagnoses',
  ...text.tools.listDiagnoses,
  annotations: READS,
  input: {
    reportId: reportIdSchema,
    place: placeSchema.optional().describe(text.fields.place),
    cursor: cursorSchema,
  },
  output: { reportId: z.uuid(), diagnoses: z.array(diagnosisSchema), ...pagingShape },
  async run(workspace, { reportId, place, cursor }) {
    const { results, trackRecords } = await requireReport(workspace, reportId);
    const wanted = place === undefined ? results.recommendations : byPlace(results.recommendations)[place];
    const { items, total, nextCursor } = pageOf(wanted, (item) => diagnosisOf(item, trackRecords), {
      cursor,
      most: MOST,
    });
    const { print } = text;
    const lines = [
      print.range({ from: cursor + 1, to: cursor + items.length, total }),
      ...items.map(printedDiagnosis),
      ...(nextCursor === null ? [] : [print.next({ cursor: nextCursor })]),
      text.notice,
    ];
    return { data: { reportId, diagnoses: items, total, nextCursor }, text: lines.join('\n\n') };
  },
});
