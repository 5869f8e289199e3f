import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHints } from '@liftmark/contract/analysis';
import type { PageAccess } from '@liftmark/contract/page-access';
import type { z } from 'zod';
import { parsePageAddress } from '../../capture/target.ts';
import { CHECKS } from '../../checks/registry.ts';
import { credentialsIn, type Environment, expanded, readStorageState, requireAccess } from '../access.ts';
import { UsageError } from '../arguments.ts';
import { text } from './ci.text.ts';
import { type Config, configSchema, type PageConfig, type Rules } from './config.ts';

/** A page to check, with the rules that apply to it. */
export interface Target {
  name: string;
  url: string;
  /** Absolute path of the HTML file it is made from; null if none is known. */
  source: string | null;
  hints: PageHints;
  rules: Rules;
}

export interface LoadedConfig extends Pick<Config, 'baseline' | 'devices' | 'preview' | 'budgetSeconds'> {
  /** Absolute path. */
  file: string;
  folder: string;
  targets: Target[];
  /** Null if the pages are open to everyone. */
  access: PageAccess | null;
}

const NAMES = ['liftmark.config.json', 'liftmark.config.ts'];

/**
 * Reads the configuration and checks all of it before anything starts.
 * @param given path of the file; null to look for it in the working folder
 * @throws {UsageError} with everything that is wrong
 */
export async function readConfig(
  given: string | null,
  environment: Environment = process.env,
): Promise<LoadedConfig> {
  const file = given === null ? found() : resolve(given);
  const parsed = configSchema.safeParse(await contentOf(file));
  if (!parsed.success) throw refusal(file, parsed.error.issues.flatMap(problemsOf));
  const config = parsed.data;
  const problems = unknownChecks(config);
  const access = await accessOf(config, dirname(file), environment, problems);
  const targets = targetsOf(config, dirname(file), problems);
  if (problems.length > 0) throw refusal(file, problems);
  const { baseline, devices, preview, budgetSeconds } = config;
  return { file, folder: dirname(file), targets, access, baseline, devices, preview, budgetSeconds };
}

function found(): string {
  const file = NAMES.map((name) => resolve(name)).find(existsSync);
  if (file === undefined) throw new UsageError(text.config.missing);
  return file;
}

async function contentOf(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(text.config.notRead({ file }));
  });
  if (file.endsWith('.ts')) return importedFrom(file);
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new UsageError(text.config.noJson({ file, reason: reasonOf(cause) }));
  }
}

async function importedFrom(file: string): Promise<unknown> {
  if (!process.features.typescript) throw new UsageError(text.config.needsNewerNode({ file }));
  try {
    const module = await import(pathToFileURL(file).href);
    return module.default;
  } catch (cause) {
    throw new UsageError(text.config.notRun({ file, reason: reasonOf(cause) }));
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function refusal(file: string, problems: readonly string[]): UsageError {
  return new UsageError(text.config.refused({ file, problems }));
}

/** What the schema refused. Of several shapes, the one that came furthest says what is wrong. */
function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.');
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    return (nearest ?? []).flatMap((inner) => problemsOf({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => text.config.unknownKey({ key: at([...issue.path, key]) }));
  }
  return [text.config.wrong({ key: at(issue.path), reason: issue.message })];
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));
}

function unknownChecks(config: Config): string[] {
  const known = new Set<string>(CHECKS.map(({ id }) => id));
  const places: [string, Rules][] = [
    ['', config],
    ...config.pages.flatMap((page, at): [string, Rules][] =>
      typeof page === 'string' ? [] : [[`pages.${at}.`, page]],
    ),
  ];
  return places.flatMap(([place, rules]) =>
    (['mustPass', 'allowedRegressions'] as const).flatMap((key) =>
      (rules[key] ?? [])
        .filter((id) => !known.has(id))
        .map((id) => text.config.unknownCheck({ key: place + key, id, nearest: nearestOf(id, known) })),
    ),
  );
}

/** The known id with the most letter pairs in common; null if none is alike. */
function nearestOf(id: string, known: ReadonlySet<string>): string | null {
  const pairs = (word: string) =>
    new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
  const given = pairs(id.toLowerCase());
  const likeness = (other: string) => {
    const theirs = pairs(other);
    return given.intersection(theirs).size / Math.max(1, given.union(theirs).size);
  };
  const [best] = [...known].toSorted((a, b) => likeness(b) - likeness(a));
  return best !== undefined && likeness(best) >= 0.4 ? best : null;
}

async function accessOf(
  { headers, cookies, basicAuth, userAgent, storageState }: Config,
  folder: string,
  environment: Environment,
  problems: string[],
): Promise<PageAccess | null> {
  const before = problems.length;
  const fill = (part: string, value: string) =>
    expanded(value, environment, (name) => problems.push(text.config.unsetVariable({ part, name })));
  const filled = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(name, value)]));
  const access = {
    ...(headers && { headers: filled(headers) }),
    ...(cookies && { cookies: filled(cookies) }),
    ...(basicAuth !== undefined && { basicAuth: credentialsIn(fill('basicAuth', basicAuth)) }),
    ...(userAgent !== undefined && { userAgent: fill('userAgent', userAgent) }),
    ...(storageState !== undefined && { storageState: await readStorageState(join(folder, storageState)) }),
  };
  if (Object.keys(access).length === 0 || problems.length > before) return null;
  return requireAccess(access, (found) => new UsageError(found.join(' ')));
}

function targetsOf(config: Config, folder: string, problems: string[]): Target[] {
  const targets = config.pages.flatMap((entry, at) => {
    const page = typeof entry === 'string' ? { url: entry } : entry;
    const url = addressOf(page.url, config);
    if (url === null) problems.push(text.config.wrongAddress({ key: `pages.${at}`, url: page.url }));
    return url === null ? [] : [targetOf(page, url, config, folder)];
  });
  const names = Map.groupBy(targets, ({ name }) => name);
  for (const [name, alike] of names) {
    if (alike.length > 1) problems.push(text.config.sameName({ name }));
  }
  return targets;
}

function addressOf(given: string, { preview }: Config): string | null {
  try {
    if (!given.startsWith('/')) return parsePageAddress(given);
    return preview === undefined ? null : new URL(given, preview.ready).href;
  } catch {
    return null;
  }
}

function targetOf(page: PageConfig, url: string, config: Config, folder: string): Target {
  const { pathname, search } = new URL(url);
  const { pageType, pageGoal, audience, trafficSource, message } = page;
  return {
    name: page.name ?? pathname + search,
    url,
    source: page.source ? join(folder, page.source) : sourceIn(config.source, pathname, folder),
    hints: { pageType, pageGoal, audience, trafficSource, message },
    rules: {
      minScore: page.minScore ?? config.minScore,
      minCategoryScores: { ...config.minCategoryScores, ...page.minCategoryScores },
      mustPass: [...(config.mustPass ?? []), ...(page.mustPass ?? [])],
      allowedDrop: page.allowedDrop ?? config.allowedDrop,
      allowedRegressions: [...(config.allowedRegressions ?? []), ...(page.allowedRegressions ?? [])],
    },
  };
}

/** The file that servers of static sites send for the path; null if there is none. */
function sourceIn(source: string | undefined, pathname: string, folder: string): string | null {
  if (source === undefined) return null;
  const root = resolve(folder, source);
  const file = join(root, decodeURI(pathname));
  const candidates = pathname.endsWith('/')
    ? [join(file, 'index.html')]
    : [file, `${file}.html`, join(file, 'index.html')];
  return candidates.find((path) => path.endsWith('.html') && existsSync(path)) ?? null;
}
