/** Events a second of this process that are all counted. Above, a part is, with the weight of the whole. */
const SAMPLED_ABOVE = 4_000;

/** How many events one stands for; 0 for one that isn't counted. */
export type Weigh = () => number;

/**
 * Counts every event up to a rate. Above, every second one, every fourth and so on at random, by the rate of the second
 * before, so that figures stay right on average.
 */
export function createSampling(
  now: () => number = Date.now,
  random: () => number = Math.random,
  limit = SAMPLED_ABOVE,
): Weigh {
  let [second, seen, weight] = [0, 0, 1];
  return () => {
    const thisSecond = Math.floor(now() / 1000);
    if (thisSecond !== second) {
      weight = thisSecond === second + 1 ? 2 ** Math.max(0, Math.ceil(Math.log2(seen / limit))) : 1;
      [second, seen] = [thisSecond, 0];
    }
    seen += 1;
    return weight === 1 || random() * weight < 1 ? weight : 0;
  };
}
