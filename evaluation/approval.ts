import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from './corpus/judge-pages.ts';
import type { Verdict } from './judging/verdict.ts';
import { type Judged, judgeStored } from './stored/judged.ts';

const FILE = join(import.meta.dirname, 'approved.json');

interface Approved
  extends Pick<Verdict, 'percent' | 'grade' | 'language' | 'pageType' | 'scores' | 'ceilings' | 'outcomes'> {
  /** Place and id of each recommendation, in the report's order. */
  plan: string[];
}

/** By page as it stands. */
export function judgementsIn(judged: readonly Judged[]): Record<string, Approved> {
  return Object.fromEntries(
    judged.flatMap(({ page, change, reply }) => {
      if (change !== null || !('verdict' in reply)) return [];
      const { percent, grade, language, pageType, scores, ceilings, outcomes } = reply.verdict;
      const plan = reply.verdict.plan.map(({ id, place }) => `${place}: ${id}`);
      const approved = { percent, grade, language, pageType, scores, ceilings, outcomes: rounded(outcomes) };
      return [[page, { ...approved, plan }]];
    }),
  );
}

export function readApproved(): Record<string, Approved> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Accepts how the stored pages are judged now. */
export async function approve(): Promise<void> {
  const judged = await judgeStored({ which: ({ change }) => change === null });
  writeFileSync(FILE, `${JSON.stringify(judgementsIn(judged), null, 2)}\n`);
  console.log(`Approved the judgement of ${judged.length} pages.`);
}
