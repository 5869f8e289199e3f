import type { Evidence } from '@liftmark/contract/report';
import { perLanguage } from '@liftmark/contract/translated';
import { type CheckError, checkError, type OnCheckError } from '../checks/check-error.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';

/** What no strength of a page makes up for, as far as this page has it. */
export interface Break {
  /** Share of the page's points that it takes, 0 to 1, before they are put on the scale. */
  severity: number;
  /** Where the ceiling's own title would say too much. */
  title?: string;
  /** One sentence with the page's own words and figures. */
  reason: string;
  /** Where it shows, most serious first. */
  evidence: Evidence[];
}

export interface Ceiling<Needs extends keyof PageFacts = keyof PageFacts> {
  /** A noun with its state; equals the file name. */
  id: string;
  /** Noun and state, at most seven words. */
  title: string;
  /** When it holds and how much it takes, for the methodology page. */
  measure: string;
  needs: readonly Needs[];
  /** Null where the page does not have it, or where that can't be measured. */
  judge(facts: Pick<PageFacts, Needs>): Break | null;
}

/** @param make the ceiling in the language that texts are in when it is called */
export function defineCeiling<const Needs extends keyof PageFacts>(
  make: () => Ceiling<Needs>,
): Ceiling<Needs> {
  return perLanguage(make);
}

export interface AppliedCeiling extends Break {
  ceiling: Ceiling;
}

/** Less than this is a flaw for a check. */
const LEAST_SEVERITY = 0.02;

/**
 * The ceilings over a page, the lowest first. One that fails stands over nothing; it never ends the run.
 * @param onError told of each ceiling that fails
 */
export function applyCeilings(
  facts: PageFacts,
  ceilings: readonly Ceiling[],
  onError: OnCheckError = rethrow,
): AppliedCeiling[] {
  return ceilings
    .flatMap((ceiling) => {
      try {
        const broken = ceiling.judge(facts);
        return broken === null || broken.severity < LEAST_SEVERITY ? [] : [{ ...broken, ceiling }];
      } catch (cause) {
        onError(checkError(ceiling, cause));
        return [];
      }
    })
    .sort((a, b) => b.severity - a.severity || a.ceiling.id.localeCompare(b.ceiling.id, 'en'));
}

function rethrow({ error }: CheckError): never {
  throw error;
}
