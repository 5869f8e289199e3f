import type { Evidence } from '@liftmark/contract/report';
import type { ViewportName } from '../../capture/snapshot.ts';
import type { Presence } from './common.ts';

export interface UrgencyClaim {
  /** `vague`: limited in time without any stated end ("limited-time offer"). */
  kind: 'deadline' | 'countdown' | 'stock' | 'places' | 'demand' | 'hold' | 'vague';
  text: string;
  evidence: Evidence;
  /** ISO date of the stated end, if known. */
  end: string | null;
  /** Whether an end (date, weekday with time, countdown) is stated near. */
  hasEnd: boolean;
  /** Whether the date was written with a year. */
  hasYear: boolean;
  quantity: number | null;
  /** Words such as past, recap, archive near. */
  pastContext: boolean;
}

export interface UrgencyReading {
  claim: number;
  capture: ViewportName | 'later';
  /** Milliseconds after `capturedAt`. */
  atMs: number;
  /** Seconds left for a countdown or hold timer, number for stock, places and demand; null if unreadable. */
  value: number | null;
  /** Smallest unit that a countdown shows; null for other claims and where it could not be read. */
  finestUnit: 'second' | 'minute' | 'hour' | 'day' | null;
  /** For a purchase or activity message: who did what, without the age ("Anna bought Blue Mug"). */
  event: string | null;
  /** For such a message: the stated age ("2 minutes ago"), in seconds. */
  ageSeconds: number | null;
  text: string;
}

export interface Urgency {
  claims: UrgencyClaim[];
  claimsNotMeasured: string | null;
  countdown: Presence;
  readings: UrgencyReading[];
  struckPrices: { text: string; basis: string | null; evidence: Evidence }[];
  /** Pressure phrases tied to no end or quantity. */
  /** `shouted` with exclamation marks, whatever reason is given. */
  pressure: { text: string; shouted: boolean; evidence: Evidence }[];
  holdTimer: { extendable: boolean; hours: number | null; evidence: Evidence } | null;
  availability: { nearAction: boolean; text: string; evidence: Evidence } | null;
  structuredStock: number | null;
}
