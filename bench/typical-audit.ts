import { createCapturer } from '@liftmark/engine/capture/capturer';
import { type Audit, audit } from '@liftmark/engine/pipeline/audit';
import { servePages } from './pages.ts';
import { policyAllowing } from './policy.ts';

const PAGE = 'saas-rota';

/** A real page of the usual size, analyzed. */
export async function typicalAudit(): Promise<Audit & { url: string }> {
  const { server, pages } = await servePages();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  try {
    const url = pages.find(({ name }) => name === PAGE)?.url;
    if (url === undefined) throw new Error(`There is no page ${PAGE}`);
    return { ...(await audit(url, { capturer })), url };
  } finally {
    await capturer.close();
    await server.close();
  }
}
