import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { availableBrowser } from './available-browser.ts';
import { createCapturer } from './capturer.ts';
import { DEFAULT_POLICY } from './egress/policy.ts';

const PAGE = `<!doctype html><html lang="en"><title>Harbor tours</title>
<h1>Two hours on the water, every evening from April to October</h1>
<p>Bring a jacket, we bring the boat, the skipper and the tea.</p>
<div style="height:2000px"></div>
<p style="font-size:90px">The largest text of all stands where nobody sees it without scrolling down</p>`;

test.skipIf((await availableBrowser()) === null)(
  'the largest element is one of the first screen',
  async () => {
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(PAGE),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const capturer = await createCapturer({
      policy: { ...DEFAULT_POLICY, allowPrivate: [`127.0.0.1:${port}`] },
    });
    const { snapshot } = await capturer.capture(`http://127.0.0.1:${port}/`);
    const node = snapshot.desktop?.nodes[snapshot.desktop.vitals?.lcpNode ?? -1];
    expect(node?.tag).toBe('h1');
    await capturer.close();
    server.closeAllConnections();
    server.close();
  },
);
