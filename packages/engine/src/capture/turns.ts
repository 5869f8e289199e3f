/** Runs what it is given one after the other, whatever becomes of what came before. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work, work);
    last = run;
    return run;
  };
}
