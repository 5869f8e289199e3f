import { CLAIMS_ARE_CONFIRMED, UNCONFIRMED_NOTE } from '../content/claims.ts';

/** What stands beside claims that nobody has confirmed; nothing once they are. */
export function Unconfirmed() {
  if (CLAIMS_ARE_CONFIRMED) return null;
  return <p className="note border-edge border-s border-dashed ps-3">{UNCONFIRMED_NOTE}</p>;
}
