import type { ReportView } from '@liftmark/contract/report-view';
import { createDocumentDrawer } from '../../packages/server/src/features/documents/drawer.ts';
import type { DocumentTask } from '../../packages/server/src/features/documents/drawing/draw.ts';
import { type Case, median, type Row, row, timed } from '../case.ts';
import { typicalAudit } from '../typical-audit.ts';

const DOCUMENTS = 200;
const WARM_UP = 10;
const LIMIT_MS = 1_000;

/** The report on one page as a document, many times in a row. */
async function run(): Promise<Row[]> {
  const task = await typicalReport();
  const drawer = createDocumentDrawer();
  const draw = () => timed(() => drawer.draw(task, AbortSignal.timeout(60_000)));
  try {
    for (let turn = 0; turn < WARM_UP; turn += 1) await draw();
    const before = process.memoryUsage.rss();
    const times: number[] = [];
    for (let turn = 0; turn < DOCUMENTS; turn += 1) times.push(await draw());
    return [
      row('a document, median', median(times), LIMIT_MS),
      row(`resident MB after ${DOCUMENTS}`, megabytes(process.memoryUsage.rss()), 1.1 * megabytes(before)),
    ];
  } finally {
    drawer.close();
  }
}

async function typicalReport(): Promise<DocumentTask> {
  const { report, screenshots, url } = await typicalAudit();
  const file = report.screenshots.desktop?.file;
  const view: ReportView = {
    secureId: '00000000-0000-4000-8000-000000000000',
    title: report.title,
    url,
    createdAt: report.capturedAt,
    overallScore: report.overall.grade ?? 'N/A',
    isOwner: true,
    canEdit: true,
    linkShows: null,
    screenshots: { desktop: null, mobile: null },
    ticks: [],
    changes: null,
    inputType: 'url',
    analysisResults: { ...report, locked: false, lockedCount: 0 },
  };
  const screenshot = file === undefined ? null : (screenshots.get(file) ?? null);
  return {
    kind: 'report',
    view,
    reportUrl: 'https://liftmark.example/report/0',
    screenshot,
    crops: [],
    tried: [],
  };
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

export default {
  name: 'documents',
  measures: `a report drawn as PDF ${DOCUMENTS} times in a row: ms of one beside the limit, MB held beside 1.1 times those before`,
  unit: 'ms',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
