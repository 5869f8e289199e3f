import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, relative, sep } from 'node:path';
import { mediaTypeOf } from '../capture/upload/media-types.ts';

interface ServedFile {
  url: string;
  close(): Promise<void>;
}

/** Serves a file with what lies in its folder, to this machine alone, so that its styles and pictures load. */
export async function serveFile(file: string): Promise<ServedFile> {
  const page = await realpath(file);
  const folder = dirname(page);
  const server = createServer((request, response) => {
    answer(folder, page, request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${encodeURIComponent(basename(page))}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, page: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  // With links followed: a link out of the folder leads nowhere.
  const asked = await realpath(join(folder, decodeURIComponent(pathname)));
  const isInside = asked.startsWith(`${folder}${sep}`) && (await stat(asked)).isFile();
  // Scripts of the page can read what they ask for: `.env` and `.git` aren't for them.
  const isHidden =
    asked !== page &&
    relative(folder, asked)
      .split(sep)
      .some((name) => name.startsWith('.'));
  if (!isInside || isHidden || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404).end();
    return;
  }
  const type = asked === page ? 'text/html' : (mediaTypeOf(asked) ?? 'application/octet-stream');
  response.writeHead(200, { 'content-type': type });
  createReadStream(asked)
    .on('error', () => response.destroy())
    .pipe(response);
}
