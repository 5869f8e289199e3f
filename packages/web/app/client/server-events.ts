export interface ServerEvent {
  name: string;
  /** Parsed JSON. */
  data: unknown;
}

/** The messages of a server-sent event stream, as they arrive. Ends when the connection ends. */
export async function* serverEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const name = /^event: (.+)$/m.exec(message)?.[1];
        const data = /^data: (.+)$/m.exec(message)?.[1];
        if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
