import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { dataWithoutChatMarkup } from '../language/chat-markup.ts';
import { CAPTURES, linesOf } from './packed-lines.ts';
import { NO_ATTRIBUTES } from './read/page-size.ts';
import type { PageSnapshot, SnapshotNode } from './snapshot.ts';
import { requireNodes, requireSnapshot } from './snapshot-shape.ts';

/**
 * A snapshot as it is stored and handed to other threads: gzip over lines of JSON. The first line is the snapshot
 * without the nodes of its captures; each line after it holds some nodes of one of them, in order. What a page
 * says to language models alone is left out.
 */

/** A capture as it is kept. */
export interface PackedCapture {
  packed: Uint8Array;
  /** Picture bytes by the file name that the snapshot gives them. */
  screenshots: Map<string, Uint8Array>;
}

const LINE_END = 10;
/** Of a snapshot as text. The largest page that is captured takes less than half. */
const MAX_BYTES = 768 * 1024 * 1024;

/** A snapshot that no capture of ours can have made: reading it would take all memory. */
export class TooLargeSnapshotError extends Error {
  constructor(maxBytes: number) {
    super(`This snapshot is too large: unpacked, it has more than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  }
}

type CaptureName = (typeof CAPTURES)[number];

/** Never builds the whole text, which for the largest pages is a hundred times the size of the result. */
export function packSnapshot(snapshot: PageSnapshot): Promise<Uint8Array> {
  return pipeline(linesOf(snapshot, dataWithoutChatMarkup), createGzip(), buffer);
}

/** Rejects if the bytes aren't a whole packed snapshot of this version, or unpack to more than `maxBytes`. */
export async function unpackSnapshot(bytes: Uint8Array, maxBytes = MAX_BYTES): Promise<PageSnapshot> {
  let snapshot: PageSnapshot | null = null;
  for await (const line of linesIn(bytes, maxBytes)) {
    if (snapshot === null) snapshot = headOf(line);
    else append(snapshot, line);
  }
  if (snapshot === null) throw new Error('These bytes hold no snapshot.');
  return snapshot;
}

function headOf(line: string): PageSnapshot {
  const snapshot = JSON.parse(line);
  if (snapshot?.version !== 1) throw new Error(`Unknown snapshot version ${String(snapshot?.version)}.`);
  requireSnapshot(snapshot);
  // Older snapshots have their nodes here.
  for (const name of CAPTURES) {
    const capture = snapshot[name];
    if (capture) requireNodes(capture.nodes, 0, capture);
  }
  return snapshot;
}

function append(snapshot: PageSnapshot, line: string): void {
  const [name, nodes]: [CaptureName, unknown] = JSON.parse(line);
  const capture = snapshot[name];
  if (!capture) throw new Error('This snapshot is damaged: it has nodes of no capture.');
  requireNodes(nodes, capture.nodes.length, capture);
  for (const node of nodes) if (isBare(node)) node.attributes = NO_ATTRIBUTES;
  capture.nodes.push(...nodes);
}

function isBare({ attributes }: SnapshotNode): boolean {
  for (const _name in attributes) return false;
  return true;
}

async function* linesIn(bytes: Uint8Array, maxBytes: number): AsyncGenerator<string> {
  const unpacked: AsyncIterable<Buffer> = createGunzip().end(bytes);
  let begun: Buffer[] = [];
  let total = 0;
  for await (const chunk of unpacked) {
    total += chunk.length;
    if (total > maxBytes) throw new TooLargeSnapshotError(maxBytes);
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(begun).toString();
  if (rest !== '') yield rest;
}
