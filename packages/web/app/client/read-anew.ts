import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * The client loader of pages that work without React: when they are opened from within the running product, the
 * browser loads them as documents. Only next to a `loader`; without one the built page would wait for this.
 */
export async function readAnew({ request }: ClientLoaderFunctionArgs): Promise<never> {
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}
