import type { PageType } from '@liftmark/contract/page-types';
import model from '../../data/models/order.json' with { type: 'json' };

/** How often readers name a problem among a page's two worst, fitted to the dev pages of the corpus. */
interface OrderModel {
  fitted: { pages: number };
  diagnoses: Partial<Record<string, FittedDiagnosis>>;
}

interface FittedDiagnosis {
  /** Logit of being named at severity 0. */
  base: number;
  /** Logits added per step of severity; never negative, so a graver problem never comes later. */
  perSeverity: number;
  /** Logits added on pages of a type. */
  types: Partial<Record<PageType, number>>;
}

/** For a diagnosis that was not fitted yet. */
const UNFITTED: FittedDiagnosis = { base: -2.5, perSeverity: 0.8, types: {} };

const FITTED: OrderModel['diagnoses'] = model.diagnoses;

/**
 * How likely a reader names the problem among the two worst of the page, 0 to 1.
 * @param severity 0 to 3
 */
export function likelihoodOf(id: string, type: PageType, severity: number): number {
  const { base, perSeverity, types } = FITTED[id] ?? UNFITTED;
  return 1 / (1 + Math.exp(-(base + (types[type] ?? 0) + perSeverity * severity)));
}
