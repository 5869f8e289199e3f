import { crossProduct, inverseOf } from './linear-algebra.ts';
import { designOf } from './rate-model.ts';
import { studentPoint } from './student.ts';

/** What the size of an effect that can be seen depends on. */
export interface Traffic {
  visitsPerDay: number;
  /** 0 to 1. */
  rate: number;
  /** As of `RateFit`. */
  dispersion: number;
  daysBefore: number;
  daysAfter: number;
}

/** The upper 20% point of the normal distribution: four in five such effects are seen. */
const POWER = 0.8416;
const COLUMNS = 9;

/** The smallest rise, in percent, that is seen four times in five; null if days or visits don't suffice at all. */
export function detectableLift(traffic: Traffic): number | null {
  const total = traffic.daysBefore + traffic.daysAfter;
  const days = Array.from({ length: total }, (_, number) => ({
    number,
    isAfter: number >= traffic.daysBefore,
  }));
  const perDay = traffic.visitsPerDay * traffic.rate;
  if (!(perDay > 0) || total <= COLUMNS) return null;
  const inverse = inverseOf(
    crossProduct(
      designOf(days),
      days.map(() => perDay),
    ),
  );
  const variance = inverse?.[1]?.[1];
  if (variance === undefined) return null;
  const error = Math.sqrt(variance * traffic.dispersion * (1 - traffic.rate));
  return 100 * Math.expm1((studentPoint(total - COLUMNS) + POWER) * error);
}
