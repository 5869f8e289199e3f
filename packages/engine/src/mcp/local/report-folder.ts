import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHints } from '@liftmark/contract/analysis';
import { pageHintsSchema } from '@liftmark/contract/analysis';
import { type ConversionReport, conversionReportSchema } from '@liftmark/contract/report';
import { scoreWords } from '@liftmark/contract/score-words';
import { z } from 'zod';
import { loadCapture, saveCapture } from '../../capture/store.ts';
import type { ThreadedAudit } from '../../pipeline/audit-in-thread.ts';
import { text } from '../text.ts';
import type { ReportEntry } from '../workspace.ts';

/** What is kept at most; the oldest go first. */
const LIMITS = { reports: 50, bytes: 500 * 1024 * 1024 };

const ENTRY_FILE = 'entry.json';
const REPORT_FILE = 'report.json';

const entrySchema = z.object({
  id: z.uuid(),
  url: z.string(),
  finalUrl: z.string(),
  title: z.string(),
  score: z.string(),
  createdAt: z.string(),
  hints: pageHintsSchema,
});
type Entry = z.infer<typeof entrySchema>;

/** Reports with their captures in a folder of this machine, each in a folder of its own. */
export interface ReportFolder {
  add(audit: ThreadedAudit, hints: PageHints): Promise<Entry>;
  /** The newest first. */
  list(): Promise<(ReportEntry & Entry)[]>;
  /** Null where there is none or it can't be read. */
  find(id: string): Promise<{ entry: Entry; report: ConversionReport } | null>;
  /** @throws where the capture is missing or damaged */
  capture(id: string): ReturnType<typeof loadCapture>;
}

export function openReportFolder(path: string, limits = LIMITS): ReportFolder {
  async function list() {
    const names = await readdir(path).catch(() => []);
    const entries = await Promise.all(names.map((name) => readEntry(join(path, name))));
    return entries.filter((entry) => entry !== null).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  async function removeOldest(): Promise<void> {
    let bytes = 0;
    for (const [index, { id }] of (await list()).entries()) {
      bytes += await sizeOf(join(path, id));
      // The newest stays, however large it is.
      const isKept = index === 0 || (index < limits.reports && bytes <= limits.bytes);
      if (!isKept) await rm(join(path, id), { recursive: true, force: true });
    }
  }

  return {
    list,
    async add(audit, hints) {
      const { report } = audit;
      const entry: Entry = {
        id: randomUUID(),
        url: report.url,
        finalUrl: report.finalUrl,
        title: report.title,
        score: scoreWords(report.overall) ?? text.print.noScore,
        createdAt: new Date().toISOString(),
        hints,
      };
      // Written aside and renamed, so that a folder with a report's name is always whole.
      const partial = join(path, `${entry.id}.part`);
      await mkdir(path, { recursive: true, mode: 0o700 });
      await saveCapture(partial, audit);
      await writeFile(join(partial, REPORT_FILE), JSON.stringify(report));
      await writeFile(join(partial, ENTRY_FILE), JSON.stringify(entry));
      await rename(partial, join(path, entry.id));
      await removeOldest();
      return entry;
    },
    async find(id) {
      const entry = await readEntry(join(path, id));
      const report = entry && (await readJson(join(path, id, REPORT_FILE), conversionReportSchema));
      return entry && report && { entry, report };
    },
    capture: (id) => loadCapture(join(path, id)),
  };
}

function readEntry(folder: string): Promise<Entry | null> {
  return folder.endsWith('.part') ? Promise.resolve(null) : readJson(join(folder, ENTRY_FILE), entrySchema);
}

/** Null where the file is missing, damaged or of another version. */
async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
