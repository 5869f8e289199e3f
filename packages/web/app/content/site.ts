import { BUILD_ORIGIN, BUILD_SUPPORT_EMAIL } from '@liftmark/contract/routes';

/** What only the running installation knows: the server writes it into the pages, where the browser reads it. */
const BUILT = { 'site-origin': BUILD_ORIGIN, 'support-email': BUILD_SUPPORT_EMAIL };

/** The meta tags that contain it. */
export const INSTALLATION_TAGS = Object.entries(BUILT).map(([name, content]) => ({ name, content }));

/** The origin of links to this installation, whatever name the visitor used to reach it. */
export function siteOrigin(): string {
  return told('site-origin');
}

export function supportEmail(): string {
  return told('support-email');
}

function told(name: keyof typeof BUILT): string {
  if (typeof document === 'undefined') return BUILT[name];
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return tag?.content ?? BUILT[name];
}
