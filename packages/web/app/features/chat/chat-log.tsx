import { worded } from '../../ui/report-language.tsx';
import { AnswerText } from './answer-text.tsx';
import { type ChatMessage, offeredQuestions, withoutMarks } from './conversation.ts';
import type { LinkTo } from './link-to.ts';
import { QuestionChoice } from './question-choice.tsx';
import { text } from './text.ts';

interface ChatLogProps {
  messages: readonly ChatMessage[];
  isPending: boolean;
  /** The part of the pending answer that has arrived. */
  partial: string;
  linkTo: LinkTo;
  onAsk: (question: string) => void;
}

/** Questions and answers, and whether an answer is pending. */
export const ChatLog = worded(function ChatLog({
  messages,
  isPending,
  partial,
  linkTo,
  onAsk,
}: ChatLogProps) {
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
            <span className="sr-only">{message.type === 'user' ? text.asked : text.answer}</span>
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
          {partial === '' ? text.reading : text.writing}
        </p>
      )}
    </>
  );
});

interface AnswerProps extends Pick<ChatLogProps, 'isPending' | 'linkTo' | 'onAsk'> {
  message: ChatMessage;
}

const Answer = worded(function Answer({ message, isPending, linkTo, onAsk }: AnswerProps) {
  const { citations, model, copies } = message;
  const { text: content, questions } = offeredQuestions(message);
  return (
    <>
      <AnswerText content={content} citations={citations} copies={copies} linkTo={linkTo} />
      {questions.length > 0 && <QuestionChoice questions={questions} isPending={isPending} onAsk={onAsk} />}
      {citations.length > 0 && (
        <ol aria-label={text.findings} className="grid list-decimal gap-1 ps-5 text-sm marker:text-ink-3">
          {citations.map((citation) => (
            <li key={citation.check}>{linkTo(citation, citation.title)}</li>
          ))}
        </ol>
      )}
      {model !== undefined && <p className="note">{text.writtenBy({ model })}</p>}
    </>
  );
});
