import { Fragment, type ReactNode } from 'react';
import { worded } from './report-language.tsx';
import type { Block, Run } from './rich-text.ts';

/** Draws the text that isn't bold; default: as it is. */
type DrawText = (text: string) => ReactNode;

const plain: DrawText = (text) => text;

interface RichTextProps {
  blocks: readonly Block[];
  drawText?: DrawText;
}

/** Blocks of a description as elements; the text itself is never parsed as markup. */
export function RichText({ blocks, drawText = plain }: RichTextProps) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one fixed text
      <p key={index}>
        <Runs runs={block.runs} drawText={drawText} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one fixed text
      <List key={index} isOrdered={block.isOrdered} items={block.items} drawText={drawText} />
    ),
  );
}

interface ListProps {
  isOrdered: boolean;
  items: Run[][];
  drawText: DrawText;
}

function List({ isOrdered, items, drawText }: ListProps) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element
      className={`grid max-w-measure gap-1 ps-5 marker:text-ink-3 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one fixed text
        <li key={index}>
          <Runs runs={runs} drawText={drawText} />
        </li>
      ))}
    </Element>
  );
}

const Runs = worded(function Runs({ runs, drawText }: { runs: readonly Run[]; drawText: DrawText }) {
  return runs.map((run, index) => {
    const Element = run.isBold ? 'strong' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one fixed text
    return <Element key={index}>{run.isBold ? run.text : drawText(run.text)}</Element>;
  });
});
