import { text as chat } from '@liftmark/contract/chat.text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { configQuery } from '../../client/config-query.ts';
import { Button } from '../../ui/button.tsx';
import { useReportLanguage, worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { ChatLog } from './chat-log.tsx';
import type { LinkTo } from './link-to.ts';
import { LockedChat } from './locked-chat.tsx';
import { QuestionChoice } from './question-choice.tsx';
import { QuestionForm } from './question-form.tsx';
import { text } from './text.ts';
import { useChat } from './use-chat.ts';

interface ChatPanelProps {
  /** Secure id of the stored report. */
  reportId: string;
  /** The button that unlocks the chat; null if it is unlocked. */
  unlock: ReactNode | null;
  linkTo: LinkTo;
}

/** AI Expert Chat: questions about one report, answered from its findings. */
export const ChatPanel = worded(function ChatPanel({ reportId, unlock, linkTo }: ChatPanelProps) {
  return (
    <div className="print:hidden">
      <MarginSection
        id="chat"
        title={text.title}
        lead={
          <>
            <p>{text.lead}</p>
            <p className="note">{text.notSaved}</p>
            <ModelNote />
          </>
        }
      >
        <div className="rounded-3 border border-line bg-raised">
          {unlock === null ? (
            <OpenChat reportId={reportId} linkTo={linkTo} />
          ) : (
            <LockedChat unlock={unlock} />
          )}
        </div>
      </MarginSection>
    </div>
  );
});

/** If a language model writes the answers, which it does in English, people see that before they ask. */
const ModelNote = worded(function ModelNote() {
  const { data: config } = useQuery(configQuery);
  const isEnglish = useReportLanguage() === 'en';
  if (!config?.modelAnalyst || !isEnglish) return null;
  return (
    <p className="note">
      {text.model({ model: config.modelAnalyst })} <a href="/security#models">{text.whatIsSent}</a>
    </p>
  );
});

const OpenChat = worded(function OpenChat({ reportId, linkTo }: Omit<ChatPanelProps, 'unlock'>) {
  const { conversation, send, stop, retry, clear } = useChat(reportId);
  const { messages, pending, partial, failed } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages are at the bottom
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count, pending, partial, failed]);

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={text.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="grid max-h-[400px] min-h-[200px] content-start gap-5 overflow-auto p-5 text-ui"
      >
        {messages.length === 0 ? (
          <Suggestions onAsk={send} />
        ) : (
          <ChatLog
            messages={messages}
            isPending={pending !== null}
            partial={partial}
            linkTo={linkTo}
            onAsk={send}
          />
        )}
        {failed !== null && (
          <div
            role="alert"
            className="flex flex-wrap items-center justify-between gap-2 border-danger border-s-[3px] bg-danger-wash px-4 py-2"
          >
            <p>
              <span className="block font-medium text-ink">{text.failed}</span>
              {failed.reason}
            </p>
            <Button onClick={retry}>{text.retry}</Button>
          </div>
        )}
      </div>
      <QuestionForm isPending={pending !== null} onAsk={send} onStop={stop} />
      {messages.length > 0 && (
        <div className="flex justify-end px-3 pb-3">
          <Button look="quiet" onClick={clear}>
            {text.clear}
          </Button>
        </div>
      )}
    </>
  );
});

const Suggestions = worded(function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-3">
      <p>{text.suggestions}</p>
      <QuestionChoice questions={chat.suggested} onAsk={onAsk} />
    </div>
  );
});
