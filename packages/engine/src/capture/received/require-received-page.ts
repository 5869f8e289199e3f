import { requireRealPage } from '../gate/gate.ts';
import type { PageSnapshot } from '../snapshot.ts';

/**
 * The gate for a page that somebody sent, as far as it can be told without its response.
 * @throws `CaptureError`
 */
export function requireReceivedPage({ desktop, mobile, finalUrl, contentType }: PageSnapshot): void {
  const capture = desktop ?? mobile;
  if (capture === null) return;
  const navigation = { finalUrl, status: 200, contentType, headers: {}, redirects: [] };
  requireRealPage({ navigation, capture, mode: 'rendered' });
}
