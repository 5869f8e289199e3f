import { analyzeUrlRequestSchema, normalizeTypedUrl } from '@liftmark/contract/analysis';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAnalysisRun } from './use-analysis-run.tsx';

/** Analyzes a page without leaving the list that it is added to. */
export function QuickAdd({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { ask, isPending, overlay } = useAnalysisRun(() => {
    setTyped('');
    toast({ title: 'Page Added', description: 'It stands in your list with its report.' });
    onAdded();
    return true;
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = normalizeTypedUrl(typed);
    setTyped(url);
    const parsed = analyzeUrlRequestSchema.safeParse({ url });
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) ask({ kind: 'url', input: parsed.data });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-3 border border-line p-5">
      <h2 className="title-4">Quick Add New Page</h2>
      <Field label="Address of the page" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://your-shop.com/product"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Analyzing...' : 'Add & Analyze'}
      </Button>
      {overlay}
    </form>
  );
}
