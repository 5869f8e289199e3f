import { BUILD_ORIGIN, BUILD_SUPPORT_EMAIL } from '@liftmark/contract/routes';

/** What only the running installation knows: the server writes it into the pages, where the browser finds it. */

export function siteOrigin(): string {
  return typeof window === 'undefined' ? BUILD_ORIGIN : window.location.origin;
}

const SUPPORT = 'support-email';

export function supportEmail(): string {
  if (typeof document === 'undefined') return BUILD_SUPPORT_EMAIL;
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT}"]`);
  return tag?.content ?? BUILD_SUPPORT_EMAIL;
}

/** The tag that carries the address of the support. */
export const SUPPORT_META = { name: SUPPORT, content: BUILD_SUPPORT_EMAIL };
