import { packSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { renderedSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import sharp from 'sharp';

const PAGE = `<main><h1 data-box="0 80 900 90">Kettles that whistle</h1>
  <p data-box="0 200 900 60">Made of copper by hand, and guaranteed for as long as you drink tea.</p>
  <a href="/cart" data-box="0 300 200 48">Add to cart</a></main>`;

interface Capture {
  url?: string;
  /** In place of the packed snapshot. */
  snapshot?: Uint8Array;
}

/** What the extension sends of a page, as the parts of a form. */
export async function testCapture({
  url = 'https://shop.test/signed-in',
  snapshot,
}: Capture = {}): Promise<FormData> {
  const form = new FormData();
  const page = { ...renderedSnapshot(PAGE), url, finalUrl: url, capturedWith: 'extension' as const };
  const packed = snapshot ?? (await packSnapshot(page));
  form.set('snapshot', new Blob([Buffer.from(packed)]), 'snapshot.json.gz');
  const canvas = { width: 1350, height: 940, channels: 3 as const, background: '#bfe6ea' };
  const picture = await sharp({ create: canvas }).jpeg().toBuffer();
  form.set('desktop', new Blob([picture], { type: 'image/jpeg' }), 'desktop.jpg');
  return form;
}

/** The form as browsers send it: in one piece, with its length. */
export async function bodyOf(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const request = new Request('https://liftmark.test/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}
