import { matchRoutes, type RouteObject } from 'react-router';

/** What the router knows about a route's files. */
interface RouteFiles {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}
export type RouteManifest = Record<string, RouteFiles>;

declare global {
  interface Window {
    /** Written into every page by React Router. */
    __reactRouterManifest?: { routes: RouteManifest };
  }
}

/** The scripts that draw the screen at a path. */
export function screenFiles(manifest: RouteManifest, pathname: string): string[] {
  const routes = Object.values(manifest);
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index ? { id, index } : { id, ...(path !== undefined && { path }), children: below(id) },
      );
  const files = matchRoutes(below(undefined), pathname)?.flatMap(({ route }) => {
    const found = manifest[route.id ?? ''];
    return found === undefined ? [] : [found.module, ...(found.imports ?? [])];
  });
  return [...new Set(files)];
}

const loaded = new Set<string>();

/** The scripts of the screen at a path that may not be loaded yet. */
export function missingFiles(pathname: string): string[] {
  const manifest = window.__reactRouterManifest?.routes ?? {};
  return screenFiles(manifest, pathname).filter((file) => !loaded.has(file));
}

/**
 * Loads scripts into the browser's cache, where the router finds them.
 * @returns false if a newer version of the product has replaced them
 * @throws TypeError if the server can't be reached
 */
export async function loadFiles(files: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(file);
      await answer.arrayBuffer();
      if (answer.ok) loaded.add(file);
      else if (answer.status >= 500) throw new TypeError(`${file} answered with ${answer.status}`);
      return answer.ok;
    }),
  );
  return answers.every((isThere) => isThere);
}
