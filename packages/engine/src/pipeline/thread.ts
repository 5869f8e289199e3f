import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { outlineOf } from '../analyst/model/whole-page/outline.ts';
import { CaptureError } from '../capture/capture-error.ts';
import { unpackSnapshot } from '../capture/packed-snapshot.ts';
import { requireReceivedPage } from '../capture/received/require-received-page.ts';
import type { PageSnapshot } from '../capture/snapshot.ts';
import { wantsLaterLoad } from '../facts/urgency/urgency.ts';
import { PageModel } from '../page/page-model.ts';
import { judge } from './judge.ts';
import { judgeManual } from './manual.ts';
import type { JudgingListener } from './score-page.ts';
import type { JudgingReply, JudgingResult, JudgingTask, PageTask } from './threads.ts';

/** The thread's side of `threads.ts`: handles one task at a time and answers each once. */

const tell = (reply: JudgingReply) => parentPort?.postMessage(reply);

const listener: JudgingListener = {
  onProgress: (progress) => tell({ progress }),
  onCheckError: (checkError) => tell({ checkError }),
};

parentPort?.on('message', async (task: JudgingTask) => {
  try {
    const result = await resultOf(task);
    tell({ result, heapBytes: getHeapStatistics().total_heap_size });
  } catch (error) {
    if (error instanceof CaptureError) tell({ refused: { code: error.code, message: error.message } });
    else tell({ error });
  }
});

async function resultOf(task: JudgingTask): Promise<JudgingResult> {
  switch (task.kind) {
    case 'claims':
      return wantsLaterLoad(await unpackSnapshot(task.packed));
    case 'outline':
      return outlineOf(new PageModel(await unpackSnapshot(task.packed)));
    case 'page':
      return judge(await pageOf(task), task.hints, task.captureMs, listener);
    case 'manual':
      return judgeManual(task.input, task.writtenAt, task.hints, listener);
  }
}

/** What our own capture passed to begin with, a page that somebody sent passes here. */
async function pageOf({ packed, isReceived }: PageTask): Promise<PageSnapshot> {
  const snapshot = await unpackSnapshot(packed);
  if (isReceived) requireReceivedPage(snapshot);
  return snapshot;
}
