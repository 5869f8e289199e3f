import type { Progress } from '../pipeline/score-page.ts';
import { printable } from '../reports/terminal-text.ts';

export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

const CLEAR_LINE = '\r\u001b[K';

/** One line of progress on a terminal; nothing where the output goes elsewhere. */
export function progressLine(stream: NodeJS.WriteStream, url: string): ProgressLine {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  return {
    show({ percent, detail }) {
      const line = printable(`${String(percent).padStart(3)}%  ${url}  ${detail}`);
      stream.write(`${CLEAR_LINE}${line.slice(0, stream.columns - 1)}`);
    },
    clear: () => void stream.write(CLEAR_LINE),
  };
}
