/**
 * Runs one task at a time, in the order of arrival, while no more than `longest` wait.
 * @param refusal what a task gets that would wait behind them
 */
export function oneByOne(
  longest: number,
  refusal: () => Error,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting > longest) throw refusal();
    waiting += 1;
    const result = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
