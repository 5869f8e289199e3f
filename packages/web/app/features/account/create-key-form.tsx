import { zodResolver } from '@hookform/resolvers/zod';
import {
  API_SCOPES,
  type CreateApiKeyRequest,
  type CreatedApiKey,
  createApiKeyRequestSchema,
  DEFAULT_KEY_LIFETIME,
  KEY_LIFETIMES,
} from '@liftmark/contract/api-keys';
import { passwordSchema, type User } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ProofField } from '../../ui/proof-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { createKey } from './account-calls.ts';
import { SCOPE_WORDS } from './scope-words.ts';

const WITH_PASSWORD = createApiKeyRequestSchema.extend({ password: passwordSchema });

interface CreateKeyFormProps {
  user: User;
  onCreated: (created: CreatedApiKey) => void;
  onCancel: () => void;
}

export function CreateKeyForm({ user, onCreated, onCancel }: CreateKeyFormProps) {
  const form = useForm<CreateApiKeyRequest>({
    resolver: zodResolver(user.hasPassword ? WITH_PASSWORD : createApiKeyRequestSchema),
    defaultValues: { name: '', scopes: ['read', 'analyze'], expiresInDays: DEFAULT_KEY_LIFETIME },
  });
  const { register, setFocus, control, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('name'), [setFocus]);

  const submit = async (values: CreateApiKeyRequest): Promise<void> => {
    try {
      onCreated(await createKey(values));
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label="Name" hint="Where you’ll use it, such as “CI”." error={errors.name?.message}>
        {(field) => <Input {...field} {...register('name')} autoComplete="off" />}
      </Field>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-ink text-sm">Permissions</legend>
        <Controller
          control={control}
          name="scopes"
          render={({ field: { value, onChange } }) => (
            <>
              {API_SCOPES.map((scope) => (
                <Checkbox
                  key={scope}
                  checked={value.includes(scope)}
                  onChange={(checked) =>
                    onChange(API_SCOPES.filter((one) => (one === scope ? checked : value.includes(one))))
                  }
                >
                  <span className="text-ink">{SCOPE_WORDS[scope].label}</span>
                  <span className="note block">{SCOPE_WORDS[scope].detail}</span>
                </Checkbox>
              ))}
            </>
          )}
        />
        {errors.scopes?.message !== undefined && (
          <p role="alert" className="text-danger text-sm">
            {errors.scopes.message}
          </p>
        )}
      </fieldset>
      <Field label="Expires" error={errors.expiresInDays?.message}>
        {(field) => (
          <Select
            {...field}
            {...register('expiresInDays', { setValueAs: (days) => (days === '' ? null : Number(days)) })}
          >
            {KEY_LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {days === 365 ? 'In a year' : `In ${days} days`}
              </option>
            ))}
            <option value="">Never</option>
          </Select>
        )}
      </Field>
      <ProofField user={user} registration={register('password')} error={errors.password?.message} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="plain" isPending={isSubmitting}>
          Create key
        </SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
