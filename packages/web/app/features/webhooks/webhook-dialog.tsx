import { zodResolver } from '@hookform/resolvers/zod';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
  type WebhookRequest,
  webhookRequestSchema,
} from '@liftmark/contract/webhooks';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { text } from './text.ts';

interface WebhookDialogProps {
  title: string;
  /** The label of its main button. */
  action: string;
  values: WebhookRequest;
  /** Its errors are shown. */
  onSubmit: (request: WebhookRequest) => Promise<void>;
  onClose: () => void;
}

/** Creates or changes a webhook. */
export function WebhookDialog({ title, action, values, onSubmit, onClose }: WebhookDialogProps) {
  const form = useForm<WebhookRequest>({
    resolver: zodResolver(webhookRequestSchema),
    defaultValues: values,
  });
  const { register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = form.handleSubmit(async (request) => {
    try {
      await onSubmit(request);
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Liftmark sends a message to this address whenever one of the chosen events happens."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(field) => <Input {...field} {...register('name')} autoComplete="off" maxLength={60} />}
        </Field>
        <Field label="Format" hint={text.formats[watch('format')].hint}>
          {(field) => (
            <Select {...field} {...register('format')}>
              {WEBHOOK_FORMATS.map((format) => (
                <option key={format} value={format}>
                  {text.formats[format].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Address" error={errors.address?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('address')}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
        <EventChoice
          chosen={watch('events')}
          error={errors.events?.message}
          onChange={(events) =>
            form.setValue('events', events, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
        <FormProblem>{errors.root?.message}</FormProblem>
        <DialogActions action={action} isPending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface EventChoiceProps {
  chosen: WebhookRequest['events'];
  error: string | undefined;
  onChange: (events: WebhookRequest['events']) => void;
}

function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  return (
    <fieldset className="grid">
      <legend className="text-sm font-medium text-ink">Events</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          checked={chosen.includes(event)}
          onChange={(isChosen) =>
            onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? isChosen : chosen.includes(each))))
          }
        >
          <span className="text-ink text-ui">{text.events[event].name}</span>
          <span className="note block">{text.events[event].about}</span>
        </Checkbox>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
