import { createCapturer } from '@liftmark/engine/capture/capturer';
import type { PageSnapshot, ViewportCapture } from '@liftmark/engine/capture/snapshot';
import { startFixtureServer } from '@liftmark/engine/fixtures/server';
import { judge } from '@liftmark/engine/pipeline/judge';
import { type Case, cpuOf, median, type Row, row } from '../case.ts';
import { policyAllowing } from '../policy.ts';

const BASE = 3_000;
const SIZES = [BASE, 10_000, 30_000, 100_000];
const ROUNDS = 3;

/** Microseconds per node of each size beside those of the smallest; the largest holds some 13,000 links. */
async function run(): Promise<Row[]> {
  const server = await startFixtureServer();
  const capturer = await createCapturer({ policy: policyAllowing(server.host) });
  try {
    const { snapshot } = await capturer.capture(`${server.odd('many-links')}?nodes=${BASE}`);
    const perNode = SIZES.map((size) => {
      const grown = growTo(snapshot, size);
      for (let round = 0; round < Math.ceil((5 * BASE) / size); round++) judge(grown);
      const times = Array.from({ length: ROUNDS }, () => cpuOf(() => judge(grown)));
      return (median(times) * 1_000) / size;
    });
    const base = perNode[0] ?? Number.NaN;
    return perNode.slice(1).map((value, place) => row(`${SIZES[place + 1]} nodes`, value, base));
  } finally {
    await capturer.close();
    await server.close();
  }
}

/** The page with its body repeated below itself: a browser would need minutes to show so many nodes. */
function growTo(snapshot: PageSnapshot, size: number): PageSnapshot {
  return {
    ...snapshot,
    desktop: snapshot.desktop && growView(snapshot.desktop, size),
    mobile: snapshot.mobile && growView(snapshot.mobile, size),
  };
}

function growView(view: ViewportCapture, size: number): ViewportCapture {
  const body = view.nodes.findIndex((node) => node.tag === 'body');
  const nodes = view.nodes.slice(0, size);
  const repeated = view.nodes.slice(body + 1);
  const { width, height } = view.page;
  let copies = 1;
  for (; nodes.length < size; copies += 1) {
    const shift = nodes.length - body - 1;
    const again = repeated.slice(0, size - nodes.length).map((node) => ({
      ...node,
      parent: node.parent === body ? body : node.parent + shift,
      box: node.box && { ...node.box, y: node.box.y + height * copies },
      // Different words everywhere, so that nothing is gained by having seen them before.
      text: node.text.trim() === '' ? node.text : `${node.text} ${copies}`,
    }));
    for (const node of again) nodes.push(node);
  }
  return { ...view, nodes, page: { width, height: height * copies } };
}

export default {
  name: 'linear-growth',
  measures: 'CPU per node of all stages after capture on pages of growing size, beside 3,000 nodes (µs)',
  unit: 'us',
  goal: 1.5,
  judgedBy: 'worst',
  run,
} satisfies Case;
