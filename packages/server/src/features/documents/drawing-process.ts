import { type DocumentTask, drawDocument } from './drawing/draw.ts';

/** The program of the process that draws documents: one task after the other, until nobody is there any more. */

export type DrawingReply = { bytes: Uint8Array } | { error: string };

const HELD = 400 * 1024 * 1024;

process.on('message', (task: DocumentTask) => {
  void drawDocument(task).then(
    (bytes) => reply({ bytes }),
    (error: unknown) =>
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

function reply(message: DrawingReply): void {
  process.send?.(message, () => {
    // A process that has grown gives its memory back by ending; the next document gets a new one.
    if (process.memoryUsage.rss() > HELD) process.exit(0);
  });
}
