/** A day of an installation: people arrive, have pages analyzed one after the other, and wait in the queue. */
export interface Day {
  users: number;
  /** Analyses at the same time in the whole installation. */
  slots: number;
  /** Measured times of analyses in seconds, drawn from at random. */
  serviceTimesS: number[];
}

export interface DayFigures {
  analyses: number;
  /** Seconds that analyses waited for a slot. */
  medianWaitS: number;
  p95WaitS: number;
  longestWaitS: number;
  /** Share of the slots' time that was used. */
  load: number;
}

const HOUR_S = 3_600;
/** How the visits of a day spread over its hours: quiet at night, two humps around noon and in the evening. */
const SHARE_OF_HOUR = [1, 1, 1, 1, 1, 2, 3, 5, 7, 8, 8, 7, 6, 7, 8, 8, 7, 6, 5, 5, 5, 4, 3, 2];
/** Plans of the people, with how many pages each has analyzed in a visit. */
const PLANS = [
  { share: 0.9, pages: [1, 2] },
  { share: 0.1, pages: [2, 12] },
] as const;
const THINK_S = 90;

/** Plays the day with numbers that are the same at every run. */
export function playDay({ users, slots, serviceTimesS }: Day): DayFigures {
  const random = sequence(20261121);
  const submissions: { atS: number; user: number }[] = [];
  const shares = SHARE_OF_HOUR.reduce((sum, share) => sum + share, 0);
  for (let user = 0; user < users; user += 1) {
    const hour = hourAt(random() * shares);
    const [fewest, most] = (random() < PLANS[0].share ? PLANS[0] : PLANS[1]).pages;
    const pages = fewest + Math.floor(random() * (most - fewest + 1));
    let atS = (hour + random()) * HOUR_S;
    for (let page = 0; page < pages; page += 1) {
      submissions.push({ atS, user });
      // Reads the report, then asks for the next page.
      atS += -Math.log(1 - random()) * THINK_S;
    }
  }
  submissions.sort((a, b) => a.atS - b.atS);
  const freeAt = Array.from({ length: slots }, () => 0);
  const waits: number[] = [];
  let workedS = 0;
  for (const { atS } of submissions) {
    const slot = freeAt.indexOf(Math.min(...freeAt));
    const beginS = Math.max(atS, freeAt[slot] ?? 0);
    const takesS = serviceTimesS[Math.floor(random() * serviceTimesS.length)] ?? 0;
    freeAt[slot] = beginS + takesS;
    workedS += takesS;
    waits.push(beginS - atS);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return {
    analyses: submissions.length,
    medianWaitS: at(0.5),
    p95WaitS: at(0.95),
    longestWaitS: waits.at(-1) ?? 0,
    load: workedS / (slots * 24 * HOUR_S),
  };
}

/** The hour in which a share of the day's visits, counted from midnight, is reached. */
function hourAt(share: number): number {
  let left = share;
  for (const [hour, visits] of SHARE_OF_HOUR.entries()) {
    if (left < visits) return hour;
    left -= visits;
  }
  return SHARE_OF_HOUR.length - 1;
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
