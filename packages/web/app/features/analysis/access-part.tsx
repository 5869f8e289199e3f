import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { type AccessFields, type AccessProblem, accessFor, accessWords } from '../../client/page-access.ts';
import { accessQuery, deleteAccess } from '../../client/page-access-calls.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field, FileInput, Input, TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { dateWords } from '../../ui/moment.ts';
import { TextButton } from '../../ui/text-button.tsx';

interface AccessPartProps {
  /** The page that is going to be analyzed. */
  url: string;
  fields: AccessFields;
  onChange: (fields: AccessFields) => void;
  problem: AccessProblem | { part: 'all'; message: string } | null;
  isOpen: boolean;
}

/** The folded part of the form for pages that aren't open to everyone. */
export function AccessPart({ url, fields, onChange, problem, isOpen }: AccessPartProps) {
  const id = useId();
  const errorOf = (part: AccessProblem['part']) => (problem?.part === part ? problem.message : undefined);
  const text = (name: Exclude<keyof AccessFields, 'storageState'>) => ({
    value: fields[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange({ ...fields, [name]: event.target.value }),
  });
  return (
    <Disclosure
      id="access"
      open={isOpen || problem !== null}
      title={<span className="font-medium text-ink text-ui">This page needs a sign-in</span>}
    >
      <p className="mb-4 text-ui">
        Add whatever opens the page. It’s kept encrypted and used for this site from now on. It’s never sent
        to another site or shown again.
      </p>
      <KeptAccess url={url} />
      <FormProblem>{problem?.part === 'all' && problem.message}</FormProblem>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Username" error={errorOf('basicAuth')}>
          {(control) => <Input {...control} {...text('username')} type="text" />}
        </Field>
        <Field label="Password">
          {(control) => (
            <Input {...control} {...text('password')} type="password" autoComplete="new-password" />
          )}
        </Field>
        <Field label="Cookies" error={errorOf('cookies')} hint="One per line: name=value">
          {(control) => <TextArea {...control} {...text('cookies')} rows={2} />}
        </Field>
        <Field label="Headers" error={errorOf('headers')} hint="One per line: Name: value">
          {(control) => <TextArea {...control} {...text('headers')} rows={2} />}
        </Field>
        <Field label="User agent" error={errorOf('userAgent')}>
          {(control) => <Input {...control} {...text('userAgent')} type="text" />}
        </Field>
        <Field
          label="Browser state"
          error={errorOf('storageState')}
          hint="Cookies and local storage that Playwright saved, as JSON."
        >
          {(control) => (
            <FileInput
              {...control}
              key={`${id}-${fields.storageState === null}`}
              accept=".json,application/json"
              onChange={async (event) => {
                const file = event.target.files?.[0];
                onChange({ ...fields, storageState: file ? await file.text() : null });
              }}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}

/** What is kept for the site already. */
function KeptAccess({ url }: { url: string }) {
  const queryClient = useQueryClient();
  const { data: all = [] } = useQuery(accessQuery);
  const kept = accessFor(url, all);
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteAccess,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accessQuery.queryKey }),
  });
  if (kept === undefined) return null;
  return (
    <div className="mb-4">
      <p className="text-ink text-ui [overflow-wrap:anywhere]">
        {accessWords(kept)} for {kept.origin}, kept since{' '}
        <time dateTime={kept.setAt}>{dateWords(kept.setAt)}</time>.{' '}
        <TextButton disabled={isPending} onClick={() => mutate(kept.id)}>
          Delete
        </TextButton>
      </p>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
    </div>
  );
}
