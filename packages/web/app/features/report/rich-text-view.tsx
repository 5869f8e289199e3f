import { Fragment } from 'react';
import type { Block, Run } from './rich-text.ts';

/** Blocks of a description as elements; the text itself is never read as markup. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one fixed text
      <p key={index}>
        <Runs runs={block.runs} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one fixed text
      <List key={index} isOrdered={block.isOrdered} items={block.items} />
    ),
  );
}

function List({ isOrdered, items }: { isOrdered: boolean; items: Run[][] }) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element
      className={`grid max-w-measure gap-1 ps-5 marker:text-ink-3 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one fixed text
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </Element>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one fixed text
    run.isBold ? <strong key={index}>{run.text}</strong> : <Fragment key={index}>{run.text}</Fragment>,
  );
}
