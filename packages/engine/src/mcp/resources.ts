import { scoreMaking } from '@liftmark/contract/score-making';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { methodology } from '../methodology/methodology.ts';
import { answered } from './answered.ts';
import { diagnosisOf, printedDiagnosis } from './answers/diagnosis.ts';
import { printedSummary, summaryOf } from './answers/summary.ts';
import { pageWords } from './page-text.ts';
import { MAX_CHARACTERS, pageOf } from './paging.ts';
import { screenOf } from './screenshot.ts';
import { text } from './text.ts';
import { requireReport } from './tool.ts';
import { DEVICES, type Workspace } from './workspace.ts';

const { resources } = text;

const MARKDOWN = 'text/markdown';
const MOST = { reports: 20, diagnoses: 5, suggestions: 100 };

const idSchema = z.uuid();
const screenSchema = z.object({
  reportId: z.uuid(),
  device: z.enum(DEVICES),
  screen: z.coerce.number().int().min(1),
});

export function addResources(
  server: McpServer,
  workspace: Workspace,
  onError: (error: unknown) => void,
): void {
  const complete = {
    reportId: (begun: string) => answered(onError, () => idsFrom(workspace, begun)),
    device: (begun: string) => DEVICES.filter((device) => device.startsWith(begun)),
  };
  server.registerResource(
    'methodology',
    'liftmark://methodology',
    { ...resources.methodology, mimeType: MARKDOWN },
    ({ href }) => ({ contents: [{ uri: href, mimeType: MARKDOWN, text: printedMethodology() }] }),
  );
  server.registerResource(
    'report',
    new ResourceTemplate('liftmark://reports/{reportId}', {
      list: () => answered(onError, () => listed(workspace)),
      complete: { reportId: complete.reportId },
    }),
    { ...resources.report, mimeType: MARKDOWN },
    ({ href }, { reportId }) =>
      answered(onError, async () => {
        const kept = await requireReport(workspace, idSchema.parse(reportId));
        const { recommendations } = kept.results;
        const { items } = pageOf(recommendations, (item) => diagnosisOf(item, kept.trackRecords), {
          cursor: 0,
          most: MOST.diagnoses,
        });
        const read = [printedSummary(summaryOf(kept)), ...items.map(printedDiagnosis)].join('\n\n');
        return { contents: [{ uri: href, mimeType: MARKDOWN, text: read.slice(0, MAX_CHARACTERS) }] };
      }),
  );
  server.registerResource(
    'screenshot',
    new ResourceTemplate('liftmark://reports/{reportId}/screenshots/{device}/{screen}', {
      list: undefined,
      complete,
    }),
    { ...resources.screenshot, mimeType: 'image/jpeg' },
    ({ href }, variables) =>
      answered(onError, async () => {
        const { reportId, ...wanted } = screenSchema.parse(variables);
        const { bytes } = await screenOf(workspace, await requireReport(workspace, reportId), wanted);
        const blob = Buffer.from(bytes).toString('base64');
        return { contents: [{ uri: href, mimeType: 'image/jpeg', blob }] };
      }),
  );
}

async function listed(workspace: Workspace) {
  const { entries } = await workspace.list({ from: 0, count: MOST.reports });
  return {
    resources: entries.map(({ id, url, score, createdAt }) => ({
      uri: `liftmark://reports/${id}`,
      name: pageWords(url),
      description: `${score}, ${createdAt}`,
      mimeType: MARKDOWN,
    })),
  };
}

/** Ids of the newest reports that begin so. */
async function idsFrom(workspace: Workspace, begun: string): Promise<string[]> {
  const { entries } = await workspace.list({ from: 0, count: MOST.suggestions });
  return entries.map(({ id }) => id).filter((id) => id.startsWith(begun));
}

function printedMethodology(): string {
  const rubric = methodology();
  const { print } = text;
  const lines = [
    print.methodology({ version: rubric.rubricVersion }),
    ...scoreMaking(rubric).map((step, index) => `${index + 1}. ${step}`),
    print.checksTitle,
    ...rubric.checks.map(({ id, label, category, weight }) => print.check({ id, label, category, weight })),
    print.ceilingsTitle,
    ...rubric.ceilings.map(({ id, title }) => `- ${id}: ${title}`),
    print.diagnosesTitle,
    ...rubric.diagnoses.map(({ id, label }) => `- ${id}: ${label}`),
  ];
  return lines.join('\n').slice(0, MAX_CHARACTERS);
}
