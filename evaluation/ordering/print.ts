import type { Kind } from './kind.ts';
import { fallOf, fellBy, goalsOf, isGrave, ordered, type Pair } from './outcome.ts';

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function printKinds(kinds: readonly Kind[], pairs: readonly Pair[]): void {
  const head = [
    'kind',
    'grave',
    'pages',
    'median fall by strength',
    '≥8',
    '≥20',
    'no grade',
    'rises',
    'order violations',
  ];
  const rows = kinds.flatMap((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind);
    if (own.length === 0) return [];
    const falls = [1, 2, 3].flatMap((strength) => {
      const of = own.filter((pair) => pair.strength === strength);
      return of.length === 0 ? [] : [String(median(of.map(fallOf)))];
    });
    const counted = own.some(isGrave) ? own.filter(isGrave) : own;
    const share = (good: (pair: Pair) => boolean, of = counted) =>
      percent(of.filter(good).length / of.length);
    const { compared, violations } = ordered(own);
    return [
      [
        kind.id,
        kind.graveFrom === null ? '' : `from ${kind.graveFrom}`,
        String(new Set(own.map(({ page }) => page)).size),
        falls.join(' / '),
        share((pair) => fellBy(pair, 8)),
        share((pair) => fellBy(pair, 20)),
        share(({ after }) => after === null),
        share((pair) => fallOf(pair) < 0, own),
        compared === 0 ? '' : `${violations.length} of ${compared}`,
      ],
    ];
  });
  printTable([head, ...rows]);
  console.log('Shares of grave kinds count the strengths that are grave; rises count all.\n');
}

export function printGoals(pairs: readonly Pair[]): void {
  const fine = (share: number) => `${(share * 100).toFixed(1)}%`;
  const rows = goalsOf(pairs).map(({ name, goal, share }) => [
    name,
    share === null ? '–' : fine(share.value),
    share === null ? '' : `${fine(share.low)} to ${fine(share.high)}`,
    `goal ${percent(goal)}`,
    `of ${share?.n ?? 0}`,
    share === null ? '' : share.value >= goal - 1e-9 ? 'met' : 'MISSED',
  ]);
  printTable([['', 'share', '95% interval', '', '', ''], ...rows]);
}

/** What stands against the goals, the worst first. */
export function printOffenders(pairs: readonly Pair[], most: number): void {
  const line = ({ kind, page, strength, devices, before, after }: Pair) =>
    `  ${kind.id} ${strength}${devices === 'both' ? '' : ` (${devices})`} on ${page}: ${before} → ${after ?? 'no grade'}`;
  const list = (title: string, offenders: readonly Pair[]) => {
    if (offenders.length === 0) return;
    console.log(`\n${title} (${offenders.length})`);
    for (const pair of offenders.slice(0, most)) console.log(line(pair));
  };
  const byFall = (a: Pair, b: Pair) => fallOf(a) - fallOf(b);
  const isDamage = ({ kind }: Pair) => kind.family !== 'repair' && kind.family !== 'gaming';
  list(
    'Grave damage that costs less than 8 points',
    pairs.filter((pair) => isGrave(pair) && !fellBy(pair, 8)).sort(byFall),
  );
  list(
    'Damage that raises the score',
    pairs.filter((pair) => isDamage(pair) && fallOf(pair) < 0).sort(byFall),
  );
  list(
    'Gaming that raises the score',
    pairs.filter((pair) => pair.kind.family === 'gaming' && fallOf(pair) < -1).sort(byFall),
  );
  list(
    'Repairs that lower the score',
    pairs.filter((pair) => pair.kind.family === 'repair' && fallOf(pair) > 0).sort((a, b) => byFall(b, a)),
  );
  const { violations } = ordered(pairs.filter(isDamage));
  const worst = violations.toSorted((a, b) => rise(b) - rise(a));
  if (worst.length > 0) console.log(`\nStronger damage that scores higher (${worst.length})`);
  for (const { weaker, stronger } of worst.slice(0, most)) {
    console.log(
      `  ${stronger.kind.id} on ${stronger.page}: ${weaker.strength} gives ${weaker.after ?? 'no grade'}, ${stronger.strength} gives ${stronger.after}`,
    );
  }
}

function rise({ weaker, stronger }: { weaker: Pair; stronger: Pair }): number {
  return (stronger.after ?? 0) - (weaker.after ?? 0);
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
  console.log('');
}
