import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { judge } from '../audit.ts';
import { wantsLaterLoad } from '../observe/urgency.ts';
import type { JudgingReply, JudgingTask } from './threads.ts';

/** The thread's side of `threads.ts`: one task after the other, each answered once. */

const tell = (reply: JudgingReply) => parentPort?.postMessage(reply);

parentPort?.on('message', (task: JudgingTask) => {
  try {
    const result =
      task.kind === 'claims'
        ? wantsLaterLoad(task.desktop)
        : judge(task.snapshot, task.hints, task.captureMs, (progress) => tell({ progress }));
    tell({ result, heapBytes: getHeapStatistics().total_heap_size });
  } catch (error) {
    tell({ error });
  }
});
