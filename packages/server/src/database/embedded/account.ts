import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** PostgreSQL can't be started here. The message says in one line what to do. */
export class NoPostgresError extends Error {
  override name = 'NoPostgresError';
}

/** The system account that the database server runs as. */
export interface Account {
  name: string;
  /** Set if it differs from the account of this process; fits the options of `spawn`. */
  identity: { uid: number; gid: number } | undefined;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account of the machine.
 * @throws NoPostgresError if root finds no such account
 */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return { name: userInfo().username, identity: undefined };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined && Number(uid) !== 0) {
      return { name, identity: { uid: Number(uid), gid: Number(gid) } };
    }
  }
  throw new NoPostgresError(
    'PostgreSQL can’t run as root, and this machine has no unprivileged account to run it. Start Liftmark as another user, or set DATABASE_URL.',
  );
}
