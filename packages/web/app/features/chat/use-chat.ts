import { useEffect, useReducer } from 'react';
import { isAbort } from '../../client/api-error.ts';
import { toast } from '../../ui/toast.tsx';
import { askQuestion } from './ask-question.ts';
import { type Conversation, converse, EMPTY, historyOf } from './conversation.ts';
import { EmptyAnswerError, failureReason } from './failure-reason.ts';

interface Chat {
  conversation: Conversation;
  send: (question: string) => void;
  retry: () => void;
  clear: () => void;
}

/** A conversation about a report, and the one call that is under way. */
export function useChat(reportId: string): Chat {
  const [conversation, dispatch] = useReducer(converse, EMPTY);
  const { pending } = conversation;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that begins to wait is put once
  useEffect(() => {
    if (pending === null) return;
    const controller = new AbortController();
    askQuestion(reportId, pending, historyOf(conversation), controller.signal)
      .then(({ answer, citations }) => {
        if (controller.signal.aborted) return;
        if (answer.trim() === '') throw new EmptyAnswerError();
        dispatch({ kind: 'answered', content: answer, citations, at: new Date().toISOString() });
      })
      .catch((error: unknown) => {
        if (isAbort(error) || controller.signal.aborted) return;
        const reason = failureReason(error);
        toast({ title: 'Question Failed', description: reason, look: 'destructive' });
        dispatch({ kind: 'failed', reason });
      });
    return () => controller.abort();
  }, [pending]);

  return {
    conversation,
    send: (question) => dispatch({ kind: 'asked', question, at: new Date().toISOString() }),
    retry: () => dispatch({ kind: 'retried' }),
    clear: () => dispatch({ kind: 'cleared' }),
  };
}
