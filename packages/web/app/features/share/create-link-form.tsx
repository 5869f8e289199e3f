import { zodResolver } from '@hookform/resolvers/zod';
import {
  LINK_SHOWS,
  linkRequestSchema,
  linkShowsSchema,
  type ShareLink,
} from '@liftmark/contract/share-links';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showRefusal } from '../../client/form-errors.ts';
import { Field, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { createLink, type LinksPath, linksQuery } from './link-calls.ts';
import { text } from './links.text.ts';

const LIFETIMES = [7, 30, 90, 365];
const DAY_MS = 24 * 3600 * 1000;

const formSchema = z.object({
  shows: linkShowsSchema,
  /** Empty for a link that doesn't expire. */
  days: z.string(),
  password: z.union([z.literal(''), linkRequestSchema.shape.password.unwrap().unwrap()]),
});
type Values = z.infer<typeof formSchema>;

export function CreateLinkForm({ of, isPro }: { of: LinksPath; isPro: boolean }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    resolver: zodResolver(formSchema),
    defaultValues: { shows: 'full', days: '30', password: '' },
  });
  const { register, watch, resetField, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = async ({ shows, days, password }: Values): Promise<void> => {
    try {
      const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
      const made = await createLink(of, { shows, expiresAt, password: password === '' ? null : password });
      queryClient.setQueryData(linksQuery(of).queryKey, (others: ShareLink[] = []) => [made, ...others]);
      resetField('password');
      toast({ title: text.created, description: made.url });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label={text.shows.label} hint={text.showsHint[watch('shows')]} error={errors.shows?.message}>
        {(field) => (
          <Select {...field} {...register('shows')}>
            {LINK_SHOWS.map((shows) => (
              <option key={shows} value={shows}>
                {text.shows[shows]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.expires}>
        {(field) => (
          <Select {...field} {...register('days')}>
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {text.inDays({ days })}
              </option>
            ))}
            <option value="">{text.never}</option>
          </Select>
        )}
      </Field>
      <Field
        label={text.password}
        hint={isPro ? text.passwordHint : text.passwordNeedsPro}
        error={errors.password?.message}
      >
        {(field) => (
          <PasswordInput {...field} {...register('password')} autoComplete="off" disabled={!isPro} />
        )}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton look="plain" isPending={isSubmitting} className="justify-self-start">
        {text.create}
      </SubmitButton>
    </form>
  );
}
