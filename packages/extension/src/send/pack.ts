import { linesOf } from '@liftmark/engine/capture/packed-lines';
import type { CapturedTab } from '../tab/capture-tab.ts';

/** A captured tab as the parts of a form: the packed snapshot and its pictures. */
export async function packTab({ snapshot, pictures }: CapturedTab): Promise<FormData> {
  const form = new FormData();
  const lines = new Blob([...linesOf(snapshot)]).stream().pipeThrough(new CompressionStream('gzip'));
  form.set('snapshot', await new Response(lines).blob(), 'snapshot.json.gz');
  for (const name of ['desktop', 'mobile'] as const) {
    const picture = pictures[name];
    if (picture !== null) form.set(name, new Blob([picture], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  return form;
}
