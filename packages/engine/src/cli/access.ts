import { readFile } from 'node:fs/promises';
import { type PageAccess, pageAccessSchema } from '@liftmark/contract/page-access';
import { type AccessOptions, UsageError } from './arguments.ts';
import { text } from './text.ts';

const words = text.access;

export type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = /\$\{(\w+)\}/g;

/**
 * The text with values from the environment, which other users of the machine can't read in the list of processes.
 * @param onUnset called with each variable that isn't set
 */
export function expanded(value: string, environment: Environment, onUnset: (name: string) => void): string {
  return value.replace(VARIABLE, (_, name: string) => {
    const found = environment[name];
    if (found === undefined) onUnset(name);
    return found ?? '';
  });
}

/**
 * Null if nothing was given.
 * @throws {UsageError} without any of the values
 */
export async function readAccess(
  { headers, cookies, basicAuth, userAgent, storageStateFile }: AccessOptions,
  environment: Environment = process.env,
): Promise<PageAccess | null> {
  const fill = (option: string, value: string) =>
    expanded(value, environment, (name) => {
      throw new UsageError(words.unsetVariable({ option, name }));
    });
  const pair = (option: string, separator: string, example: string) => (given: string) => {
    const at = given.indexOf(separator);
    if (at < 1) throw new UsageError(words.pair({ option, example }));
    return [given.slice(0, at).trim(), fill(option, given.slice(at + separator.length).trim())] as const;
  };
  const [credentials] = basicAuth === null ? [] : [fill('--basic-auth', basicAuth)];
  const access = {
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(pair('--header', ':', 'Name: value'))),
    }),
    ...(cookies.length > 0 && {
      cookies: Object.fromEntries(cookies.map(pair('--cookie', '=', 'name=value'))),
    }),
    ...(credentials !== undefined && { basicAuth: credentialsIn(credentials) }),
    ...(userAgent !== null && { userAgent: fill('--user-agent', userAgent) }),
    ...(storageStateFile !== null && { storageState: await readStorageState(storageStateFile) }),
  };
  if (Object.keys(access).length === 0) return null;
  return requireAccess(access, (problems) => new UsageError(problems.join(' ')));
}

/** @throws what `refusal` makes of the problems, which name no value */
export function requireAccess(access: object, refusal: (problems: string[]) => Error): PageAccess {
  const parsed = pageAccessSchema.safeParse(access);
  if (parsed.success) return parsed.data;
  throw refusal(
    parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : words.wrong({ part: path.map(String).join('.'), reason: message }),
    ),
  );
}

export function credentialsIn(given: string): { username: string; password: string } {
  const at = given.indexOf(':');
  if (at < 0) throw new UsageError(words.pair({ option: '--basic-auth', example: 'username:password' }));
  return { username: given.slice(0, at), password: given.slice(at + 1) };
}

/** What Playwright saved, such as `playwright codegen --save-storage`. */
export async function readStorageState(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(words.stateNotRead({ file }));
  });
  try {
    return JSON.parse(content);
  } catch {
    throw new UsageError(words.noState({ file }));
  }
}
