import type { ReactNode } from 'react';
import { AnswerText } from './answer-text.tsx';
import type { ChatMessage, Citation } from './conversation.ts';

/** Draws a link to the finding that an answer rests on. */
export type LinkTo = (citation: Citation, label: ReactNode) => ReactNode;

interface ChatLogProps {
  messages: readonly ChatMessage[];
  isPending: boolean;
  linkTo: LinkTo;
}

/** Questions and answers, and whether one is on its way. */
export function ChatLog({ messages, isPending, linkTo }: ChatLogProps) {
  return (
    <>
      <ol className="grid gap-5">
        {messages.map((message) => (
          <li
            key={message.id}
            className={
              message.type === 'user'
                ? 'ms-auto max-w-[85%] rounded-3 bg-hover px-4 py-2 text-ink [overflow-wrap:anywhere]'
                : 'grid gap-3 [overflow-wrap:anywhere]'
            }
          >
            <span className="sr-only">{message.type === 'user' ? 'You asked:' : 'Answer:'}</span>
            {message.type === 'user' ? message.content : <Answer message={message} linkTo={linkTo} />}
          </li>
        ))}
      </ol>
      {isPending && (
        <p className="flex items-center gap-2 text-ink-3 text-sm">
          <span aria-hidden="true" className="typing-dots">
            <i />
            <i />
            <i />
          </span>
          Reading the report
        </p>
      )}
    </>
  );
}

function Answer({ message, linkTo }: { message: ChatMessage; linkTo: LinkTo }) {
  const { content, citations } = message;
  return (
    <>
      <AnswerText content={content} citations={citations} linkTo={linkTo} />
      {citations.length > 0 && (
        <ol
          aria-label="Findings that this answer rests on"
          className="grid list-decimal gap-1 ps-5 text-sm marker:text-ink-3"
        >
          {citations.map((citation) => (
            <li key={citation.check}>{linkTo(citation, citation.title)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
