import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { openLink } from './link-calls.ts';
import { text } from './links.text.ts';

interface LinkPasswordProps {
  /** The address in the link, whose token comes first. */
  address: string;
  onOpen: () => Promise<unknown>;
}

/** Asks for the password of a link. */
export function LinkPassword({ address, onOpen }: LinkPasswordProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openLink(address.split('.', 1)[0] ?? '', password),
    onSuccess: onOpen,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') mutate();
  };
  const problem = isMissing ? text.locked.missing : error ? sentenceFor(error) : undefined;
  return (
    <Wrap className="grid gap-4 py-(--section)">
      <h1 className="title-1">{text.locked.title}</h1>
      <p className="text-lg">{text.locked.text}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-80 gap-4">
        <Field label={text.locked.label} error={problem}>
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <SubmitButton isPending={isPending} className="justify-self-start">
          {text.locked.open}
        </SubmitButton>
      </form>
    </Wrap>
  );
}
