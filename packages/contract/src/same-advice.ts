interface Advice {
  id: string;
  /** Ids of the checks it answers, the most serious first. */
  checks?: readonly string[] | undefined;
}

/** Whether two reports give the same advice: the id changes where a diagnosis takes up the check. */
export function isSameAdvice(one: Advice, other: Advice): boolean {
  return one.id === other.id || (one.checks ?? []).some((check) => other.checks?.includes(check));
}

/** The earlier recommendation that this one continues: of the same id, or else about its most serious check. */
export function predecessorOf<Earlier extends Advice>(
  { id, checks: [worst] = [] }: Advice,
  earlier: readonly Earlier[],
): Earlier | undefined {
  return (
    earlier.find((each) => each.id === id) ??
    (worst === undefined ? undefined : earlier.find(({ checks }) => checks?.includes(worst)))
  );
}
