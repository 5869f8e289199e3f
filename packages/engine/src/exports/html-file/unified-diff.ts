/** Lines of the old text and the lines that replace them. */
interface Change {
  from: number;
  removed: string[];
  added: string[];
}

const CONTEXT = 3;
const NO_NEWLINE = '\\ No newline at end of file';

/** The difference between two texts as `patch` and `git apply` read it; empty if there is none. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const hunks = grouped(changesBetween(old, now));
  if (hunks.length === 0) return '';
  let shift = 0;
  const written = hunks.map((changes) => {
    const hunk = hunkOf(old, changes, shift);
    shift += sum(changes.map(({ removed, added }) => added.length - removed.length));
    return hunk;
  });
  return `--- a/${file}\n+++ b/${file}\n${written.join('')}`;
}

/** With their line breaks, which belong to them. */
function linesOf(text: string): string[] {
  const parts = text.split('\n');
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    if (isLast) return part === '' ? [] : [part];
    return [`${part}\n`];
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How far ahead both texts are searched for where they agree again. */
const WINDOW = 500;

/** Not the shortest difference, but a correct one: after each change, the nearest line where both agree again. */
function changesBetween(old: readonly string[], now: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      a += 1;
      b += 1;
      continue;
    }
    const [skipOld, skipNow] = nextAgreement(old, now, a, b);
    changes.push({ from: a, removed: old.slice(a, a + skipOld), added: now.slice(b, b + skipNow) });
    a += skipOld;
    b += skipNow;
  }
  return changes;
}

function nextAgreement(
  old: readonly string[],
  now: readonly string[],
  a: number,
  b: number,
): [number, number] {
  for (let distance = 1; distance <= WINDOW; distance++)
    for (let skipOld = 0; skipOld <= distance; skipOld++) {
      const skipNow = distance - skipOld;
      if (agree(old, now, a + skipOld, b + skipNow)) return [skipOld, skipNow];
    }
  return [old.length - a, now.length - b];
}

/** At a line with words, as blank ones and brackets are everywhere; or at the end of both. */
function agree(old: readonly string[], now: readonly string[], a: number, b: number): boolean {
  if (a === old.length && b === now.length) return true;
  const [line, next] = [old[a], old[a + 1]];
  if (line === undefined || line !== now[b]) return false;
  return line.trim() !== '' || (next !== undefined && next === now[b + 1]);
}

/** Those whose context would touch. */
function grouped(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last !== undefined && change.from - (last.from + last.removed.length) <= 2 * CONTEXT;
    if (isNear) groups.at(-1)?.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunkOf(old: readonly string[], changes: readonly Change[], shift: number): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return '';
  const start = Math.max(0, first.from - CONTEXT);
  const end = Math.min(old.length, last.from + last.removed.length + CONTEXT);
  const lines: string[] = [];
  let at = start;
  for (const { from, removed, added } of changes) {
    lines.push(...old.slice(at, from).map((line) => shown(' ', line)));
    lines.push(...removed.map((line) => shown('-', line)), ...added.map((line) => shown('+', line)));
    at = from + removed.length;
  }
  lines.push(...old.slice(at, end).map((line) => shown(' ', line)));
  const length = end - start;
  const newLength = length + sum(changes.map(({ removed, added }) => added.length - removed.length));
  return `@@ -${range(start, length)} +${range(start + shift, newLength)} @@\n${lines.join('')}`;
}

/** An empty range is named by the line before it. */
const range = (start: number, length: number) => `${length === 0 ? start : start + 1},${length}`;

const shown = (sign: string, line: string) =>
  line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n${NO_NEWLINE}\n`;
