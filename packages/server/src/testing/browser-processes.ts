import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the browsers that a process started; none where there is no `/proc`. */
export function browsersOf(parent: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const [, name = '', of] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return Number(of) === parent && /chrom/i.test(name);
      } catch {
        return false;
      }
    });
}
