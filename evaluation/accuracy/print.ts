import type { Defect } from './defects/defect.ts';
import type { DiagnosisDefect } from './diagnoses/diagnosis-defect.ts';
import type { DiagnosisTrial } from './diagnosis-trial.ts';
import { countsOf } from './results.ts';
import type { Mended, Trial, Turn } from './trial.ts';

export function printTrials(defects: readonly Defect[], trials: readonly Trial[]): void {
  for (const { id, turns } of defects) {
    const own = trials.filter(({ defect }) => defect === id);
    const counts = countsOf(own);
    if (own.length === 0) continue;
    console.log(
      `${id.padEnd(26)}${turns.padEnd(28)}${`${counts.seen}/${counts.tried}`.padStart(7)}  category ${counts.categoryFell}/${counts.seen}  collateral ${counts.collateral}/${counts.unrelated}`,
    );
    for (const trial of own) {
      if (trial.seen === null) console.log(`    not measured on ${trial.page}`);
      if (trial.seen === false) console.log(`    missed on ${trial.page}: ${say(trial.check)}`);
      for (const turn of trial.collateral)
        console.log(`    also on ${trial.page}: ${turn.check} ${say(turn)}`);
    }
  }
  const { seen, tried, collateral, unrelated, categoryFell } = countsOf(trials);
  console.log(
    `\nRecall ${percent(seen, tried)} (${seen} of ${tried}), category fell ${percent(categoryFell, seen)}, collateral ${percent(collateral, unrelated)} (${collateral} of ${unrelated})`,
  );
}

export function printRepairs(mended: readonly Mended[]): void {
  for (const { repair, check, gone } of mended) {
    console.log(
      `${repair.padEnd(26)}${check.check.padEnd(28)}${say(check)}  ${gone ? 'gone' : 'STILL THERE'}`,
    );
  }
}

export function printDiagnoses(defects: readonly DiagnosisDefect[], trials: readonly DiagnosisTrial[]): void {
  for (const { id, diagnosis } of defects) {
    const own = trials.filter(({ defect }) => defect === id);
    const appeared = own.filter(({ appears }) => appears);
    const gone = own.filter(({ goes }) => goes === true);
    console.log(
      `${id.padEnd(26)}${diagnosis.padEnd(28)}appears ${appeared.length}/${own.length}  goes ${gone.length}/${appeared.length}`,
    );
    for (const { page, appears, goes } of own) {
      if (!appears) console.log(`    missed on ${page}`);
      if (goes === false) console.log(`    STILL THERE on ${page}`);
    }
  }
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}

function say({ before, after }: Turn): string {
  return `${before} → ${after}`;
}
