import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChatLog, type LinkTo } from './chat-log.tsx';
import { LockedChat } from './locked-chat.tsx';
import { QuestionForm } from './question-form.tsx';
import { SUGGESTED_QUESTIONS } from './suggested-questions.ts';
import { useChat } from './use-chat.ts';

interface ChatPanelProps {
  /** Secure id of the stored report. */
  reportId: string;
  /** The button that unlocks the chat; null where it is open. */
  unlock: ReactNode | null;
  linkTo: LinkTo;
}

/** AI Expert Chat: questions about one report, answered from its findings. */
export function ChatPanel({ reportId, unlock, linkTo }: ChatPanelProps) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      id="chat"
      className="self-start rounded-3 border border-line bg-raised print:hidden"
    >
      {unlock === null ? (
        <OpenChat reportId={reportId} linkTo={linkTo} titleId={title} />
      ) : (
        <>
          <ChatHead titleId={title} />
          <LockedChat unlock={unlock} />
        </>
      )}
    </section>
  );
}

function ChatHead({ titleId, children }: { titleId: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-14 items-center justify-between gap-3 border-line border-b px-5 py-2">
      <h2 id={titleId} className="title-4">
        AI Expert Chat
      </h2>
      {children}
    </header>
  );
}

function OpenChat({ reportId, linkTo, titleId }: Omit<ChatPanelProps, 'unlock'> & { titleId: string }) {
  const { conversation, send, retry, clear } = useChat(reportId);
  const { messages, pending, failed } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new stands below
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count, pending, failed]);

  return (
    <>
      <ChatHead titleId={titleId}>
        {messages.length > 0 && (
          <Button look="quiet" onClick={clear}>
            Clear conversation
          </Button>
        )}
      </ChatHead>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="grid max-h-[400px] min-h-[200px] content-start gap-5 overflow-auto p-5 text-ui"
      >
        {messages.length === 0 ? (
          <Suggestions onAsk={send} />
        ) : (
          <ChatLog messages={messages} isPending={pending !== null} linkTo={linkTo} />
        )}
        {failed !== null && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-2 border-danger border-s-[3px] bg-danger-wash px-4 py-2"
          >
            <p>
              <span className="block font-medium text-ink">Failed to send</span>
              {failed.reason}
            </p>
            <Button onClick={retry}>Retry</Button>
          </div>
        )}
      </div>
      <QuestionForm isPending={pending !== null} onAsk={send} />
    </>
  );
}

function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-3">
      <p>Answers come from this report and lead to its findings.</p>
      <ul className="grid gap-2">
        {SUGGESTED_QUESTIONS.map((question) => (
          <li key={question}>
            <Button className="w-full justify-start text-start" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
