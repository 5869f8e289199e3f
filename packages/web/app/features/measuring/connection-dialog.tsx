import {
  CONNECTED_SOURCES,
  CONNECTION_SHAPES,
  type ConnectedSourceId,
  type Credentials,
  type Property,
} from '@liftmark/contract/connections';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { KeyFields, type KeyInputs, keyOf, keyRules } from './key-fields.tsx';
import { addConnection, tryConnection } from './measuring-calls.ts';
import { text } from './text.ts';

interface Inputs extends KeyInputs {
  source: ConnectedSourceId;
  address: string;
  property: string;
  goal: string;
}

interface ConnectionDialogProps {
  onAdded: () => Promise<void>;
  onClose: () => void;
}

/** First the key, then what to read with it: most services list that once the key works. */
export function ConnectionDialog({ onAdded, onClose }: ConnectionDialogProps) {
  const [properties, setProperties] = useState<Property[] | null>(null);
  const form = useForm<Inputs>({
    defaultValues: { source: 'ga4', address: '', user: '', key: '', property: '', goal: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (inputs) => {
    const { source, property, goal } = inputs;
    const credentials = credentialsOf(inputs);
    try {
      if (properties === null) {
        const found = (await tryConnection({ source, credentials })).properties;
        form.setValue('property', found[0]?.id ?? '');
        setProperties(found);
        return;
      }
      const name = properties.find(({ id }) => id === property)?.name ?? property;
      await addConnection({ source, credentials, property, name, goal: goal.trim() || null });
      await onAdded();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a connection"
      description="The key is kept encrypted and only used to read."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {properties === null ? (
          <ServiceFields form={form} />
        ) : (
          <PropertyFields form={form} properties={properties} />
        )}
        <FormProblem>{errors.root?.message}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={isSubmitting}>
            {properties === null ? 'Continue' : 'Add connection'}
          </SubmitButton>
          <Button look="quiet" onClick={properties === null ? onClose : () => setProperties(null)}>
            {properties === null ? 'Cancel' : 'Back'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function credentialsOf({ source, address, ...key }: Inputs): Credentials {
  const shape = CONNECTION_SHAPES[source];
  const entered = (address.trim() || shape.address || '').replace(/\/$/, '');
  return {
    address: shape.address === null ? null : entered,
    ...keyOf(source, key),
  };
}

function ServiceFields({ form: { register, watch, formState } }: { form: UseFormReturn<Inputs> }) {
  const source = watch('source');
  const { address } = CONNECTION_SHAPES[source];
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <Field label="Service">
        {(field) => (
          <Select {...field} {...register('source')}>
            {CONNECTED_SOURCES.map((id) => (
              <option key={id} value={id}>
                {text.services[id].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {address !== null && (
        <Field label="Address" {...(address !== '' && { hint: `Leave it empty for ${address}` })}>
          {(field) => <Input {...field} {...register('address')} {...plain} />}
        </Field>
      )}
      <KeyFields
        source={source}
        user={register('user')}
        secret={register('key', keyRules(source))}
        error={formState.errors.key?.message}
      />
    </>
  );
}

interface PropertyFieldsProps {
  form: UseFormReturn<Inputs>;
  properties: Property[];
}

function PropertyFields({ form: { register, watch, formState }, properties }: PropertyFieldsProps) {
  const source = watch('source');
  const { property, goal, goalAbout } = text.services[source];
  const { goal: need } = CONNECTION_SHAPES[source];
  const required = `Enter the ${property.charAt(0).toLowerCase()}${property.slice(1)}`;
  return (
    <>
      <Field label={property} error={formState.errors.property?.message}>
        {(field) =>
          properties.length > 0 ? (
            <Select {...field} {...register('property', { required })}>
              {properties.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          ) : (
            <Input {...field} {...register('property', { required })} autoComplete="off" spellCheck={false} />
          )
        }
      </Field>
      {need !== 'none' && (
        <Field label={goal} hint={goalAbout} error={formState.errors.goal?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('goal', { required: need === 'needed' && 'Enter what counts as a conversion' })}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </>
  );
}
