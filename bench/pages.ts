import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FixtureServer, startFixtureServer } from '@liftmark/engine/fixtures/server';

/** Complete landing pages that others wrote, as npm packages ship them. */
const FOREIGN_PACKAGES = [
  'startbootstrap-agency',
  'startbootstrap-creative',
  'startbootstrap-freelancer',
  'startbootstrap-grayscale',
  'startbootstrap-landing-page',
  'startbootstrap-new-age',
] as const;

function folderOf(packageName: string): string {
  return join(dirname(fileURLToPath(import.meta.resolve(`${packageName}/package.json`))), 'dist');
}

export interface BenchPages {
  server: FixtureServer;
  pages: { name: string; url: string }[];
}

/** Pages with a claim that needs a later load of its own wait 8 s for it. */
const NEED_LATER_LOAD = new Set(['course-fotografie', 'saas-vague']);

/** Of the pages those whose time is spent on work, not on waiting for a later load. */
export function withoutLaterLoad({ pages }: BenchPages): BenchPages['pages'] {
  return pages.filter(({ name }) => !NEED_LATER_LOAD.has(name));
}

/** The fixture pages and the foreign ones, served on loopback. */
export async function servePages(): Promise<BenchPages> {
  const mounts = Object.fromEntries(FOREIGN_PACKAGES.map((name) => [name, folderOf(name)]));
  const server = await startFixtureServer({ mounts });
  const own = readdirSync(
    join(dirname(fileURLToPath(import.meta.resolve('@liftmark/engine/fixtures/server'))), 'pages'),
  )
    .filter((name) => name !== 'assets')
    .map((name) => ({ name, url: server.page(name) }));
  const foreign = FOREIGN_PACKAGES.map((name) => ({ name, url: `${server.origin}/${name}/` }));
  return { server, pages: [...own, ...foreign] };
}
