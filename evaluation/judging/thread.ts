import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import type { CheckError } from '@liftmark/engine/checks/check-error';
import type { judge } from '@liftmark/engine/pipeline/judge';
import type { Reply, Task } from './judges.ts';
import { verdictOf } from './verdict.ts';

/** Judges one snapshot after the other with the engine in the given folder. */

const { engine }: { engine: string } = workerData;
/** Where commits of other times have it. */
const FILES = ['src/pipeline/judge.ts', 'src/judge.ts'];
const file = FILES.map((each) => join(engine, each)).find((each) => existsSync(each));
if (file === undefined) throw new Error(`No engine in ${engine}`);
const judging: { judge: typeof judge } = await import(pathToFileURL(file).href);

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(answer(task));
});

function answer({ snapshot, wantsReport }: Task): Reply {
  try {
    const json =
      typeof snapshot === 'string' ? snapshot : gunzipSync(readFileSync(snapshot.file)).toString('utf8');
    const read: PageSnapshot | { failure: string | null } = JSON.parse(json);
    if ('failure' in read) return { unseen: read.failure };
    const errors: CheckError[] = [];
    const report = judging.judge(read, {}, 0, { onCheckError: (one) => errors.push(one) });
    return { verdict: verdictOf(report, errors), ...(wantsReport && { report }) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
