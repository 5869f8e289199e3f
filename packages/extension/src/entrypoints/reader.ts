import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readPage } from '../page/reader.ts';

/** Runs in the page's isolated world; the capture calls what it leaves there. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { liftmark: readPage() });
});
