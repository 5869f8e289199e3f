/** What a model accepts, until its provider refuses it. */
export interface Abilities {
  pictures: boolean;
  /** Answers in a given JSON schema; otherwise the schema is only in the instructions. */
  schemas: boolean;
}

/**
 * What to do without after the provider refused a request made with `used`: first the picture, then the schema.
 * @returns false where there is nothing left to do without
 */
export function concede(known: Abilities, used: Abilities, hasPicture: boolean): boolean {
  const usedPicture = hasPicture && used.pictures;
  // Another request has found out already.
  if ((usedPicture && !known.pictures) || (used.schemas && !known.schemas)) return true;
  if (usedPicture) {
    known.pictures = false;
    return true;
  }
  if (!used.schemas) return false;
  // The picture was not to blame, or not alone: the next request shows it again.
  known.schemas = false;
  known.pictures = true;
  return true;
}
