import { CLAIMS, type ClaimPlace } from '../../content/claims.ts';

/** The operator's claims that are turned on for a place; nothing if there are none. */
export function ShownClaims({ place }: { place: ClaimPlace }) {
  const shown = CLAIMS.filter((claim) => claim.isShown && claim.place === place);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 text-ui">
      {shown.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
