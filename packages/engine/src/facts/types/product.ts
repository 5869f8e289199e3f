import type { Evidence } from '@liftmark/contract/report';

export interface ProductFacts {
  /**
   * The facts of the page type, as named in the rubric, each found or not; a fact found only in passing is uncertain.
   */
  facts: { name: string; found: boolean; inPassing: boolean; evidence: Evidence | null }[];
  factsNotMeasured: string | null;
  pictures: Evidence[];
  video: Evidence | null;
  fulfillment: 'physical' | 'digital' | 'service' | 'unknown';
  /** Repeated cards that each offer a product, and how many show a price (or "free") and a rating. */
  cards: { total: number; priced: number; rated: number; evidence: Evidence[] } | null;
}
