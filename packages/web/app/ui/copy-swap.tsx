import { Fragment } from 'react';
import { CopyButton } from './copy-button.tsx';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

interface Example {
  /** Null if the page has no text there. */
  before: string | null;
  after: string;
}

const SLOT = /(\[[^\]]+\]|\{[^}]+\})/;

interface CopySwapProps {
  example: Example;
  /** The label of the suggested text. */
  label?: 'better' | 'alternative';
  /** Why it is better. */
  note?: string;
}

/** A line of the page and a better one, side by side. Facts that the tool can't know are dotted blanks. */
export const CopySwap = worded(function CopySwap({
  example: { before, after },
  label = 'better',
  note = '',
}: CopySwapProps) {
  const { copy: words } = text;
  const hasSlots = SLOT.test(after);
  return (
    <div className="grid max-w-160 overflow-hidden rounded-2 border border-line sm:grid-cols-2 print:break-inside-avoid">
      <div className="grid content-start gap-1 px-4 py-3">
        <p className="text-ink-3 text-sm">
          {before === null ? words.nowEmpty : words.now({ length: before.length })}
        </p>
        <p className={before === null ? 'note' : 'text-ink [overflow-wrap:anywhere]'}>
          {before ?? words.nothing}
        </p>
      </div>
      <div className="grid content-start gap-1 border-line border-t bg-accent-wash px-4 py-3 sm:border-s sm:border-t-0">
        <p className="text-ink-2 text-sm">
          {words[hasSlots ? 'about' : 'exactly']({ label: words[label], length: after.length })}
        </p>
        <p className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">
          <WithSlots text={after} />
        </p>
        {note !== '' && <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{note}</p>}
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{hasSlots ? words.fillIn : words.ready}</span>
          <CopyButton text={after} />
        </div>
      </div>
    </div>
  );
});

const WithSlots = worded(function WithSlots({ text: words }: { text: string }) {
  return words.split(SLOT).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <span key={key} className="border-accent border-b-[1.5px] border-dotted font-medium text-accent">
        {part}
      </span>
    );
  });
});
