import type { CDPSession } from 'playwright-core';
import type { Accessibility } from './flatten.ts';

const MAX_NAME = 500;

/**
 * Pages with more elements are read without roles and names, which would take seconds: half a millisecond for each
 * field of a long form, during which nothing else can be read.
 */
export const MAX_ACCESSIBLE_NODES = 12_000;

/** Role and accessible name of every node in the accessibility tree of the main document. */
export async function readAccessibility(session: CDPSession): Promise<Accessibility> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found = new Map<number, { role: string; name: string }>();
  for (const node of nodes) {
    if (node.ignored || node.backendDOMNodeId === undefined) continue;
    const role = String(node.role?.value ?? '');
    if (role === 'StaticText' || role === 'InlineTextBox') continue;
    found.set(node.backendDOMNodeId, { role, name: String(node.name?.value ?? '').slice(0, MAX_NAME) });
  }
  return found;
}
