import { useLocation } from 'react-router';

/** The token of a link in an email, after `#token=`; null if the link is incomplete. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
