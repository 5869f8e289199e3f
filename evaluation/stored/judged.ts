import { openJudges, type Reply } from '../judging/judges.ts';
import { KINDS } from '../ordering/kinds.ts';
import type { Pair } from '../ordering/outcome.ts';
import { readStored, type Stored } from './archive.ts';

export interface Judged extends Omit<Stored, 'snapshot'> {
  reply: Reply;
}

/** All stored snapshots, judged by the engine of this checkout or by that in another folder. */
export async function judgeStored({
  engine,
  wantsReport = false,
  which = () => true,
}: {
  engine?: string;
  wantsReport?: boolean;
  which?: (stored: Stored) => boolean;
} = {}): Promise<Judged[]> {
  const judges = openJudges(engine);
  try {
    return await Promise.all(
      readStored()
        .filter(which)
        .map(async ({ page, change, snapshot }) => {
          const reply: Reply =
            snapshot === null ? { unseen: 'empty' } : await judges.judge({ snapshot, wantsReport });
          return { page, change, reply };
        }),
    );
  } finally {
    await judges.close();
  }
}

/** The changed pages beside the same as they stand. */
export function pairsOf(judged: readonly Judged[]): Pair[] {
  const bases = new Map(judged.filter(({ change }) => change === null).map((one) => [one.page, one.reply]));
  return judged.flatMap(({ page, change, reply }): Pair[] => {
    const kind = KINDS.find(({ id }) => id === change?.kind);
    const base = bases.get(page);
    if (!change || !kind || !base || !('verdict' in base) || base.verdict.percent === null) return [];
    const changed = 'verdict' in reply ? reply.verdict : null;
    const { strength, devices } = change;
    return [
      {
        ...{ kind, page, strength, devices },
        before: base.verdict.percent,
        after: changed?.percent ?? null,
        verdicts: { base: base.verdict, changed },
      },
    ];
  });
}
