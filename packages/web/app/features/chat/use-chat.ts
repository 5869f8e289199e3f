import { inLanguage } from '@liftmark/contract/translated';
import { useEffect, useReducer } from 'react';
import { isAbort } from '../../client/api-error.ts';
import { useReportLanguage } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { askQuestion } from './ask-question.ts';
import { type Conversation, converse, EMPTY, historyOf } from './conversation.ts';
import { EmptyAnswerError, failureReason } from './failure-reason.ts';
import { text } from './text.ts';

interface Chat {
  conversation: Conversation;
  send: (question: string) => void;
  /** Stops the pending answer; the part that has arrived stays. */
  stop: () => void;
  retry: () => void;
  clear: () => void;
}

/** A conversation about a report, and its one pending call. For components in the language of the report. */
export function useChat(reportId: string): Chat {
  const [conversation, dispatch] = useReducer(converse, EMPTY);
  const { pending } = conversation;
  const language = useReportLanguage();
  const { stopped } = text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a waiting question is sent once
  useEffect(() => {
    if (pending === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onPiece = (text: string): void => {
      if (!signal.aborted) dispatch({ kind: 'pieced', text });
    };
    askQuestion(reportId, pending, historyOf(conversation), { onPiece, signal })
      .then(({ answer, citations, isAnswered, model, copies }) => {
        if (signal.aborted) return;
        if (answer.trim() === '') throw new EmptyAnswerError();
        const at = new Date().toISOString();
        dispatch({ kind: 'answered', content: answer, citations, isAnswered, model, copies, at });
      })
      .catch((error: unknown) => {
        if (isAbort(error) || signal.aborted) return;
        const [title, reason] = inLanguage(language, () => [text.failure.title, failureReason(error)]);
        toast({ title, description: reason, look: 'destructive' });
        dispatch({ kind: 'failed', reason });
      });
    return () => controller.abort();
  }, [pending]);

  return {
    conversation,
    send: (question) => dispatch({ kind: 'asked', question, at: new Date().toISOString() }),
    stop: () => dispatch({ kind: 'stopped', at: new Date().toISOString(), instead: stopped }),
    retry: () => dispatch({ kind: 'retried' }),
    clear: () => dispatch({ kind: 'cleared' }),
  };
}
