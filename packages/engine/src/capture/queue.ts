/** Runs tasks in their order, a few at a time, whether or not the ones before succeeded. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;
/** One task after the other. */
export type SerialQueue = Queue;

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work, work);
    last = run;
    return run;
  };
}

export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // A place goes on to the next one without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
