import type { Message } from './watch-analysis.ts';

/** Idle time after which a comment is sent, so that proxies keep the stream open. */
const HEARTBEAT_MS = 15_000;

/** The messages of an analysis as a server-sent event stream. A browser that reconnects sends its position. */
export async function* progressStream(
  first: Message,
  later: AsyncGenerator<Message>,
): AsyncGenerator<string> {
  yield 'retry: 2000\n\n';
  yield eventOf(first);
  try {
    let next = later.next();
    while (true) {
      const result = await withHeartbeat(next);
      if (result === 'silence') {
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      yield eventOf(result.value);
      next = later.next();
    }
  } finally {
    await later.return(undefined);
  }
}

function eventOf({ place, progress }: Message): string {
  return `id: ${place}\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`;
}

async function withHeartbeat<Value>(next: Promise<Value>): Promise<Value | 'silence'> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, HEARTBEAT_MS, 'silence');
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
