import { Fragment } from 'react';
import { commentParts } from './comment-parts.ts';

/** Plain text: addresses become links, and names after an `@` stand out. Nothing else is read in it. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return (
    <p className="max-w-measure whitespace-pre-wrap text-ui [overflow-wrap:anywhere]">
      {commentParts(text, mentions).map(({ kind, words, at }) => {
        if (kind === 'link') {
          return (
            <a key={at} href={words} target="_blank" rel="nofollow noopener noreferrer">
              {words}
            </a>
          );
        }
        return kind === 'mention' ? (
          <span key={at} className="font-medium text-ink">
            {words}
          </span>
        ) : (
          <Fragment key={at}>{words}</Fragment>
        );
      })}
    </p>
  );
}
