import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { uploadCsv } from './measuring-calls.ts';
import { text } from './text.ts';

/** Figures from another tool, as a file. */
export function UploadPart() {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [host, setHost] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) =>
      uploadCsv({ csv: await file.text(), ...(host.trim() !== '' && { host: host.trim() }) }),
    onSuccess: async (answer) => {
      toast({ title: 'Figures imported', description: text.imported(answer) });
      await refreshMeasuring(queryClient);
    },
  });
  const choose = (event: FormEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again once it's corrected.
    event.currentTarget.value = '';
    if (file) mutate(file);
  };
  return (
    <Part
      id="upload"
      title="Upload"
      lead="Figures from another analytics tool: a CSV file with the columns page, day, visits and conversions."
    >
      <Field label="Host, if the file has paths only" className="max-w-80">
        {(field) => (
          <Input
            {...field}
            value={host}
            placeholder="shop.example"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setHost(target.value)}
          />
        )}
      </Field>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label="CSV file"
        onChange={choose}
      />
      <Button
        className="justify-self-start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? 'Uploading…' : 'Upload a CSV file'}
      </Button>
      {error !== null && (
        <div role="alert" className="border-danger border-s-[3px] bg-danger-wash px-3 py-2 text-ink text-ui">
          {sentenceFor(error)
            .split('\n')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
      )}
    </Part>
  );
}
