import { zodResolver } from '@hookform/resolvers/zod';
import { type ContactRequest, contactRequestSchema, contactResponseSchema } from '@liftmark/contract/contact';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../client/call.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { Field, Input, TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

/** Name, address and message to the operator of the site. */
export function ContactForm() {
  const form = useForm<ContactRequest>({
    resolver: zodResolver(contactRequestSchema),
    defaultValues: { name: '', email: '', message: '', website: '' },
  });
  // Identifies one message, however often it is sent.
  const idempotencyKey = useRef(createIdempotencyKey());
  const { register, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = async (body: ContactRequest): Promise<void> => {
    try {
      await call('/api/contact', contactResponseSchema, {
        method: 'POST',
        body,
        idempotencyKey: idempotencyKey.current,
      });
    } catch (error) {
      showRefusal(form, error);
    }
  };

  if (isSubmitSuccessful) {
    return (
      <div role="status" className="grid gap-2 border-ink border-t pt-4">
        <h2 className="title-3">We got your message</h2>
        <p>
          We read every message and usually reply within two business days, to{' '}
          <b>{form.getValues('email')}</b>.
        </p>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-xl gap-5">
      <Field label="Your name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" error={errors.email?.message} hint="We only use it to reply.">
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label="Message" error={errors.message?.message} hint="If it’s about a report, include its link.">
        {(control) => <TextArea {...control} {...register('message')} rows={7} />}
      </Field>
      <div hidden>
        <label>
          Website
          <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormProblem>{errors.root?.message}</FormProblem>
      <div>
        <SubmitButton isPending={isSubmitting}>Send Message</SubmitButton>
      </div>
    </form>
  );
}
