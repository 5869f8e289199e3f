import { analyzeUrlRequestSchema, normalizeTypedUrl } from '@liftmark/contract/analysis';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { assignPage } from '../../client/clients.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FailureNote } from './failure-note.tsx';
import { currentPhase } from './progress-model.ts';
import { requestWords } from './request-words.ts';
import { AWAY } from './use-analysis.ts';
import { useAnalysisRun } from './use-analysis-run.tsx';

/** A page that is being added. */
interface PendingPage {
  address: string;
  /** The server's current stage: "Processing with AI". */
  phase: string;
  /** 0 to 95. */
  percent: number;
  cancel: () => void;
}

interface QuickAdd {
  /** The box for an address. */
  box: ReactNode;
  /** The pages it has started and that aren't done yet. */
  pending: PendingPage | null;
}

function tellOfFailure(error: unknown): void {
  toast({
    title: 'The page wasn’t moved to the client',
    description: sentenceFor(error),
    look: 'destructive',
  });
}

/**
 * Analyzes a page without leaving the list.
 * @param client the client whose pages the list shows, which the page is added to; empty for none
 * @param onAdded loads the new page into the list; resolves once it is shown
 */
export function useQuickAdd(client: string, onAdded: () => Promise<void>): QuickAdd {
  const [typed, setTyped] = useState('');
  // The list may show another client by the time that the page is there.
  const addedTo = useRef('');
  const [problem, setProblem] = useState<string>();
  const { ask, isPending, running, cancel, failure } = useAnalysisRun(
    async ({ answer }) => {
      setTyped('');
      const to = addedTo.current;
      addedTo.current = '';
      if (to !== '' && answer.reportId !== null) await assignPage(answer.reportId, to).catch(tellOfFailure);
      await onAdded();
      toast({ title: 'Page Added', description: 'The page and its report are now in your list.' });
      return true;
    },
    { takesOver: true },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = normalizeTypedUrl(typed);
    setTyped(url);
    const parsed = analyzeUrlRequestSchema.safeParse({ url });
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    addedTo.current = client;
    ask({ kind: 'url', input: parsed.data });
  };
  const box = (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-3 border border-line p-5">
      <h2 className="title-4">Quick Add New Page</h2>
      <Field label="Page address" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://your-shop.com"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Analyzing...' : 'Add & Analyze'}
      </Button>
      {failure && <FailureNote failure={failure} />}
    </form>
  );
  const pending = running && {
    address: requestWords(running.request).address,
    phase: running.isAway ? AWAY : (currentPhase(running.progress)?.name ?? ''),
    percent: Math.round(running.progress.percent),
    cancel,
  };
  return { box, pending };
}
