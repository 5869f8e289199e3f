import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, relative, sep } from 'node:path';
import { mediaTypeOf } from '../capture/upload/media-types.ts';
import { referencedFiles } from './references.ts';

interface ServedFile {
  url: string;
  close(): Promise<void>;
}

/** Serves a file with the files that it names, to this machine alone, so that its styles and pictures load. */
export async function serveFile(file: string): Promise<ServedFile> {
  const page = await realpath(file);
  const folder = dirname(page);
  const named = await referencedFiles(page);
  const server = createServer((request, response) => {
    answer({ folder, page, named }, request, response).catch(() => response.writeHead(404).end());
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

interface Served {
  folder: string;
  page: string;
  /** Every file that may be asked for. */
  named: ReadonlySet<string>;
}

async function answer({ folder, page, named }: Served, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  // With links followed: a link out of the folder leads nowhere.
  const asked = await realpath(join(folder, decodeURIComponent(pathname)));
  const isFile = named.has(asked) && (await stat(asked)).isFile();
  if (
    !isFile ||
    isHidden(relative(folder, asked)) ||
    (request.method !== 'GET' && request.method !== 'HEAD')
  ) {
    response.writeHead(404).end();
    return;
  }
  const type = asked === page ? 'text/html' : (mediaTypeOf(asked) ?? 'application/octet-stream');
  response.writeHead(200, { 'content-type': type });
  createReadStream(asked)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** `.env` and `.git` are never served, even if a page names them. */
function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith('.'));
}
