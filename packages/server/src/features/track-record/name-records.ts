import type { ADVICE_KINDS } from '@liftmark/contract/track-record';

interface Named {
  advice: string;
  kind: (typeof ADVICE_KINDS)[number];
  label: string;
}

/** Records with the names of today’s diagnoses and checks; those of earlier ones are left out. */
export async function nameRecords<Row extends { advice: string }>(
  rows: readonly Row[],
): Promise<(Row & Named)[]> {
  // Loaded when first asked for: the checks are the largest part of the engine.
  const { methodology } = await import('@liftmark/engine/methodology/methodology');
  const { diagnoses, checks } = methodology();
  const names = new Map<string, Pick<Named, 'kind' | 'label'>>([
    ...diagnoses.map(({ id, label }) => [id, { kind: 'diagnosis' as const, label }] as const),
    ...checks.map(({ id, label }) => [id, { kind: 'check' as const, label }] as const),
  ]);
  return rows.flatMap((row) => {
    const name = names.get(row.advice);
    return name === undefined ? [] : [{ ...row, ...name }];
  });
}
