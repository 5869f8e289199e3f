import { AnswerText } from './answer-text.tsx';
import { type ChatMessage, offeredQuestions, withoutMarks } from './conversation.ts';
import type { LinkTo } from './link-to.ts';
import { QuestionChoice } from './question-choice.tsx';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  isPending: boolean;
  /** The part of the pending answer that has arrived. */
  partial: string;
  linkTo: LinkTo;
  onAsk: (question: string) => void;
}

/** Questions and answers, and whether an answer is pending. */
export function ChatLog({ messages, isPending, partial, linkTo, onAsk }: ChatLogProps) {
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
            {message.type === 'user' ? (
              message.content
            ) : (
              <Answer message={message} isPending={isPending} linkTo={linkTo} onAsk={onAsk} />
            )}
          </li>
        ))}
      </ol>
      {isPending && partial !== '' && (
        <div aria-busy="true" className="[overflow-wrap:anywhere]">
          <AnswerText content={withoutMarks(partial)} citations={[]} linkTo={linkTo} />
        </div>
      )}
      {isPending && (
        <p className="flex items-center gap-2 text-ink-3 text-sm">
          <span aria-hidden="true" className="typing-dots">
            <i />
            <i />
            <i />
          </span>
          {partial === '' ? 'Reading the report' : 'Writing'}
        </p>
      )}
    </>
  );
}

interface AnswerProps extends Pick<ChatLogProps, 'isPending' | 'linkTo' | 'onAsk'> {
  message: ChatMessage;
}

function Answer({ message, isPending, linkTo, onAsk }: AnswerProps) {
  const { citations, model, copies } = message;
  const { text, questions } = offeredQuestions(message);
  return (
    <>
      <AnswerText content={text} citations={citations} copies={copies} linkTo={linkTo} />
      {questions.length > 0 && <QuestionChoice questions={questions} isPending={isPending} onAsk={onAsk} />}
      {citations.length > 0 && (
        <ol
          aria-label="Findings behind this answer"
          className="grid list-decimal gap-1 ps-5 text-sm marker:text-ink-3"
        >
          {citations.map((citation) => (
            <li key={citation.check}>{linkTo(citation, citation.title)}</li>
          ))}
        </ol>
      )}
      {model !== undefined && (
        <p className="note">Written by {model}. Each sentence was checked against this report.</p>
      )}
    </>
  );
}
