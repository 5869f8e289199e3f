import type { Page, Route } from 'playwright-core';
import type { Egress } from '../egress/egress.ts';
import type { UploadedSite } from './uploaded-site.ts';

/** Opens nothing but the files: they come from memory, and every connection is refused. */
export async function serveUpload(
  page: Page,
  egress: Pick<Egress, 'restrict'>,
  site: UploadedSite,
): Promise<void> {
  egress.restrict(() => 'isolated');
  await page.context().route('**/*', (route) => answer(route, site).catch(() => undefined));
}

async function answer(route: Route, { files }: UploadedSite): Promise<void> {
  const request = route.request();
  const isReading = request.method() === 'GET' || request.method() === 'HEAD';
  const url = new URL(request.url());
  url.hash = '';
  const whole = files.get(url.href);
  url.search = '';
  const file = whole ?? files.get(url.href);
  // The guarded proxy refuses it, and keeps what it was.
  if (file === undefined || !isReading) return route.fallback();
  // Fonts and modules of a saved page came from other origins.
  const headers = { 'content-type': file.contentType, 'access-control-allow-origin': '*' };
  return route.fulfill({ status: 200, headers, body: file.body });
}
