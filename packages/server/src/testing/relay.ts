import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database server that can be cut, as if the server were gone. */
export interface Relay {
  /** The database's address through the relay. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl.replace('@/', '@localhost/'));
  const folder = target.searchParams.get('host');
  const socketPath = folder === null ? null : `${folder}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    const upstream = socketPath ? connect(socketPath) : connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (isCut) client.resetAndDestroy();
    else client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(target);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  address.search = '';
  return {
    url: address.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
