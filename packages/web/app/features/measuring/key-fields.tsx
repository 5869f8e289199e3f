import {
  CONNECTION_SHAPES,
  type ConnectedSourceId,
  type ConnectionKey,
} from '@liftmark/contract/connections';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input, TextArea } from '../../ui/field.tsx';
import { text } from './text.ts';

export interface KeyInputs {
  user: string;
  key: string;
}

interface KeyFieldsProps {
  source: ConnectedSourceId;
  user: UseFormRegisterReturn;
  secret: UseFormRegisterReturn;
  error: string | undefined;
}

export function keyOf(source: ConnectedSourceId, { user, key }: KeyInputs): ConnectionKey {
  return { user: CONNECTION_SHAPES[source].hasUser ? user.trim() || null : null, key: key.trim() };
}

/** For `register`. */
export function keyRules(source: ConnectedSourceId) {
  return { required: CONNECTION_SHAPES[source].address === null ? 'Paste the key file' : 'Enter the key' };
}

/** What opens a service, besides its address. A service without addresses takes a key file. */
export function KeyFields({ source, user, secret, error }: KeyFieldsProps) {
  const { address, hasUser } = CONNECTION_SHAPES[source];
  const { key, about } = text.services[source];
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      {hasUser && (
        <Field label="User" hint="Leave it empty if you use an API key">
          {(field) => <Input {...field} {...user} {...plain} />}
        </Field>
      )}
      <Field label={key} hint={about} error={error}>
        {(field) =>
          address === null ? (
            <TextArea {...field} {...secret} {...plain} rows={5} />
          ) : (
            <Input {...field} {...secret} {...plain} type="password" />
          )
        }
      </Field>
    </>
  );
}
