/** What a model accepts, until its provider refuses it. */
export interface Abilities {
  /** The most pictures that one request may show. */
  pictures: number;
  /** Answers in a given JSON schema; otherwise the schema is only in the instructions. */
  schemas: boolean;
}

/** No request shows more. */
export const MOST_PICTURES = 12;
/** What a model takes that finds more of them too long. */
const FEW_PICTURES = 2;

/**
 * What to do without after the provider refused a request made with `used`: first most of the pictures, then all of
 * them, then the schema.
 * @param shown how many pictures the request has
 * @returns false where there is nothing left to do without
 */
export function concede(known: Abilities, used: Abilities, shown: number): boolean {
  const sent = Math.min(shown, used.pictures);
  // Another request has found out already.
  if (sent > known.pictures || (used.schemas && !known.schemas)) return true;
  if (sent > 0) {
    known.pictures = sent > FEW_PICTURES ? FEW_PICTURES : 0;
    return true;
  }
  if (!used.schemas) return false;
  // The pictures were not to blame, or not alone: the next request shows them again.
  known.schemas = false;
  known.pictures = MOST_PICTURES;
  return true;
}
