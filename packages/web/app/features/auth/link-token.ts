import { useLocation } from 'react-router';

/** The token of a link in a mail, which stands behind `#token=`; null where the link is incomplete. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
