import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Opens a free port of 127.0.0.1. */
export type Listen = () => Promise<Server>;

export async function listenOnLoopback(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
