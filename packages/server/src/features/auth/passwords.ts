import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * Hashing uses the four threads that reading files and compressing answers need too. Two are left for those, so that
 * many simultaneous sign-ins only delay each other.
 */
const AT_ONCE = 2;

/** Hashes and compares passwords: salted scrypt, memory-hard, off the event loop. */
export function createPasswords() {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (data: { hash: string; password: string }) => inTurn(() => verifyPassword(data)),
  };
}
