import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Firefox's own remote control: JSON in messages that begin with their length. */
export interface Marionette {
  send(command: string, parameters?: object): Promise<{ value?: unknown }>;
  close(): void;
}

type Reply = [kind: 1, id: number, error: { error: string; message: string } | null, result: object];
type Waiting = ReturnType<typeof Promise.withResolvers<{ value?: unknown }>>;

const COLON = 58;

export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, Waiting>();
  const greeted = Promise.withResolvers<void>();
  onMessages(socket, (message) => {
    if (!Array.isArray(message)) return greeted.resolve();
    const [, id, error, result] = message as Reply;
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended.'));
  });
  await greeted.promise;
  let last = 0;
  return {
    send(command, parameters = {}) {
      last += 1;
      const reply: Waiting = Promise.withResolvers();
      waiting.set(last, reply);
      const message = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      return reply.promise;
    },
    close: () => socket.destroy(),
  };
}

function onMessages(socket: Socket, take: (message: unknown) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(COLON); colon >= 0; colon = received.indexOf(COLON)) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message = received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
      take(JSON.parse(message));
    }
  });
}
