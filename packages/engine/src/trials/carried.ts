import type { MotionSample, SnapshotNode, ViewportCapture } from '../capture/snapshot.ts';

/** Index of the same node in another capture; null where that capture lacks it. */
export type SameNode = (index: number) => number | null;

/**
 * A capture with what takes a load of its own to measure from an earlier one of the page: speed, requests, errors, what
 * moves and what appears late. So two captures differ only by what was changed.
 */
export function carried(capture: ViewportCapture, from: ViewportCapture, same: SameNode): ViewportCapture {
  const { vitals, requests, scriptErrors, lateLayers } = from;
  const isStopped = stoppedIn(capture, from, same);
  const motion = from.motion.flatMap((sample): MotionSample[] => {
    const node = same(sample.node);
    const there = node === null ? undefined : capture.nodes[node];
    return node === null || there === undefined
      ? []
      : stillMoving({ ...sample, node }, there, from.nodes[sample.node]).filter(
          () => !isStopped(sample.node),
        );
  });
  return {
    ...capture,
    vitals: vitals && { ...vitals, lcpNode: vitals.lcpNode === null ? null : same(vitals.lcpNode) },
    requests,
    scriptErrors,
    motion,
    ...(lateLayers && {
      lateLayers: lateLayers.map((layer) => ({
        ...layer,
        node: layer.node === null ? null : same(layer.node),
      })),
    }),
  };
}

/** A player without autoplay waits; one with controls can be paused. */
function stillMoving(
  sample: MotionSample,
  now: SnapshotNode,
  then: SnapshotNode | undefined,
): MotionSample[] {
  if (sample.kind !== 'video' && sample.kind !== 'audio') return [sample];
  const had = then?.attributes ?? {};
  if ('autoplay' in had && !('autoplay' in now.attributes)) return [];
  return ['controls' in now.attributes && !('controls' in had) ? { ...sample, controls: true } : sample];
}

/** Whether the style sheet moved a node, by itself or with what it is in, and moves it no more. */
function stoppedIn(
  capture: ViewportCapture,
  from: ViewportCapture,
  same: SameNode,
): (index: number) => boolean {
  return (index) => {
    let isMoved = false;
    for (let at = index; at >= 0; at = from.nodes[at]?.parent ?? -1) {
      if (!isAnimated(from, at)) continue;
      const now = same(at);
      if (now !== null && isAnimated(capture, now)) return false;
      isMoved = true;
    }
    return isMoved;
  };
}

function isAnimated({ nodes, styles }: ViewportCapture, index: number): boolean {
  const name = styles[nodes[index]?.style ?? -1]?.['animation-name'] ?? '';
  return name !== '' && name !== 'none';
}

/** The same node by its way down from the root, by tags and places among siblings of the tag. */
export function sameByPlace(from: readonly SnapshotNode[], to: readonly SnapshotNode[]): SameNode {
  const [fromSteps, toSteps] = [stepsOf(from), stepsOf(to)];
  const children = new Map(to.map((node, index) => [`${node.parent} ${toSteps[index]}`, index]));
  return (index) => {
    const way: string[] = [];
    for (let at = index; at >= 0; at = from[at]?.parent ?? -1) way.unshift(fromSteps[at] ?? '');
    let found: number | null = -1;
    for (const step of way) found = found === null ? null : (children.get(`${found} ${step}`) ?? null);
    return found === -1 ? null : found;
  };
}

/** Tag and place among the siblings of the tag, of each node. */
function stepsOf(nodes: readonly SnapshotNode[]): string[] {
  const counts = new Map<string, number>();
  return nodes.map(({ parent, tag }) => {
    const key = `${parent} ${tag}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return `${tag} ${place}`;
  });
}

/** The same node in two readings of one load, by the ids of the browser. */
export function sameById(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>): SameNode {
  const ids = new Map([...from].map(([id, index]) => [index, id]));
  return (index) => to.get(ids.get(index) ?? -1) ?? null;
}
