import { normalizeTypedUrl } from '@liftmark/contract/analysis';
import { MAX_COMPETITORS } from '@liftmark/contract/competitor';
import { urlSchema } from '@liftmark/contract/page-url';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

interface AddCompetitorProps {
  /** How many pages are already in the comparison. */
  count: number;
  isPending: boolean;
  onAdd: (url: string) => void;
}

/** Adds one more page to the comparison, up to three. */
export const AddCompetitor = worded(function AddCompetitor({ count, isPending, onAdd }: AddCompetitorProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { empty, invalid } = text.add;
  if (count >= MAX_COMPETITORS) {
    return <p className="note">{text.add.most({ count: MAX_COMPETITORS })}</p>;
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = urlSchema(empty, invalid).safeParse(normalizeTypedUrl(typed));
    setProblem(url.error?.issues[0]?.message);
    if (url.success) onAdd(url.data);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-160 flex-wrap items-start gap-3">
      <Field label={text.add.label} hint={text.add.hint} error={problem} className="min-w-0 grow basis-64">
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://competitor.com"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped(normalizeTypedUrl(typed))}
          />
        )}
      </Field>
      <Button type="submit" disabled={isPending} className="mt-6.5">
        {isPending ? text.add.pending : text.add.submit}
      </Button>
    </form>
  );
});
