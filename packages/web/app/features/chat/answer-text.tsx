import { Fragment } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { worded } from '../../ui/report-language.tsx';
import { parseDescription } from '../../ui/rich-text.ts';
import { RichText } from '../../ui/rich-text-view.tsx';
import { answerParts, type Citation, copyParts } from './conversation.ts';
import type { LinkTo } from './link-to.ts';
import { text as wording } from './text.ts';

interface AnswerTextProps {
  content: string;
  citations: readonly Citation[];
  linkTo: LinkTo;
  /** Texts to paste, each with a button behind it. */
  copies?: readonly string[] | undefined;
}

/** An answer with its citation marks as links. The text itself is never parsed as markup. */
export const AnswerText = worded(function AnswerText({
  content,
  citations,
  linkTo,
  copies = [],
}: AnswerTextProps) {
  const drawText = (text: string) =>
    answerParts(text, citations.length).map((part, index) => {
      const citation = part.kind === 'citation' ? citations[part.number - 1] : undefined;
      const key = `${index} ${part.kind}`;
      if (part.kind === 'text' || citation === undefined) {
        return (
          <Fragment key={key}>
            {part.kind === 'text' && <WithCopies text={part.text} copies={copies} />}
          </Fragment>
        );
      }
      return (
        <sup key={key} className="tabular">
          {linkTo(
            citation,
            <>
              <span className="sr-only">{wording.finding({ title: citation.title })}</span>
              {part.number}
            </>,
          )}
        </sup>
      );
    });
  return (
    <div className="grid gap-2">
      {parseDescription(content).map(({ marker, title, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one fixed text
        <Fragment key={index}>
          {title !== null && (
            <p className="font-medium text-ink">
              {marker !== null && <span aria-hidden="true">{marker} </span>}
              {title}
            </p>
          )}
          <RichText blocks={blocks} drawText={drawText} />
        </Fragment>
      ))}
    </div>
  );
});

/** A text with a button behind each quotation that is meant for the page. */
function WithCopies({ text, copies }: { text: string; copies: readonly string[] }) {
  return copyParts(text, copies).map(({ text: part, copy }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
    <Fragment key={index}>
      {part}
      {copy !== null && (
        <>
          {' '}
          <CopyButton text={copy} name={copy} isInline />
        </>
      )}
    </Fragment>
  ));
}
