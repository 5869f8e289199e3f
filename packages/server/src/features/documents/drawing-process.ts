import { AsyncLocalStorage } from 'node:async_hooks';
import { keepLanguageIn } from '@liftmark/contract/translated';
import { type DocumentTask, drawDocument } from './drawing/draw.ts';

/** The program of the drawing process: one task after another, until its parent is gone. */

export type DrawingReply =
  /** A process that has grown is replaced: ending it releases its memory. */
  { bytes: Uint8Array; isSpent: boolean } | { error: string };

const HELD = 400 * 1024 * 1024;

keepLanguageIn(new AsyncLocalStorage());

process.on('message', (task: DocumentTask) => {
  void drawDocument(task).then(
    (bytes) => reply({ bytes, isSpent: process.memoryUsage.rss() > HELD }),
    (error: unknown) =>
      reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

function reply(message: DrawingReply): void {
  process.send?.(message);
}
