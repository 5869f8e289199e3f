import { buildStaleWeb } from '../scripts/web-build.ts';

/** Each worker starts the product, which builds a stale web: once before is once for all of them. */
export default function setUp(): void {
  buildStaleWeb();
}
