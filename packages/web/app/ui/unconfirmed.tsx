import { CLAIMS_ARE_CONFIRMED, UNCONFIRMED_NOTE } from '../content/claims.ts';

/** The note next to unconfirmed claims; empty once they are confirmed. */
export function Unconfirmed() {
  if (CLAIMS_ARE_CONFIRMED) return null;
  return <p className="note border-edge border-s border-dashed ps-3">{UNCONFIRMED_NOTE}</p>;
}
