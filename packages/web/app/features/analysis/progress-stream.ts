import { type ProgressEvent, progressEventSchema } from '@liftmark/contract/analysis';

const REOPEN_MS = 700;

/**
 * Listens to the progress of an analysis. The browser reconnects a lost stream itself; a refused one (the analysis
 * isn't known yet) is opened again here.
 * @returns stops listening
 */
export function listenToProgress(key: string, onProgress: (event: ProgressEvent) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    const opened = new EventSource(`/api/analyses/${encodeURIComponent(key)}/events`, {
      withCredentials: true,
    });
    source = opened;
    opened.addEventListener('progress', ({ data }) => {
      const event = parse(data);
      if (event === null) return;
      onProgress(event);
      if (event.stage === 'done' || event.stage === 'failed') opened.close();
    });
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function parse(data: unknown): ProgressEvent | null {
  try {
    const parsed = progressEventSchema.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
