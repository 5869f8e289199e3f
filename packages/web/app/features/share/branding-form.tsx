import { zodResolver } from '@hookform/resolvers/zod';
import { type Branding, brandingRequestSchema, MAX_LOGO_BYTES } from '@liftmark/contract/branding';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FileInput, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './branding.text.ts';
import { type BrandingPath, brandingQuery, saveBranding } from './branding-calls.ts';

/** The branding of the workspace or a client, to change. */
export function BrandingForm({ of, isPro }: { of: BrandingPath; isPro: boolean }) {
  const query = useQuery(brandingQuery(of));
  if (!isPro) return <p className="text-ui">{text.pro}</p>;
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 w-full" />}>
      {(branding) => <Fields key={of} of={of} branding={branding} />}
    </Loaded>
  );
}

const formSchema = z.object({
  name: brandingRequestSchema.shape.name,
  senderName: brandingRequestSchema.shape.senderName,
  accent: z.union([z.literal(''), brandingRequestSchema.shape.accent.unwrap()], text.accentWrong),
  replyTo: z.union([z.literal(''), z.email()], 'Please enter a valid email address'),
  /** In base64; null removes it. */
  logo: z.string().nullable().optional(),
});
type Values = z.infer<typeof formSchema>;

function Fields({ of, branding }: { of: BrandingPath; branding: Branding }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ resolver: zodResolver(formSchema), defaultValues: valuesOf(branding) });
  const { register, formState, setValue, setError, clearErrors } = form;
  const { errors, isSubmitting } = formState;
  const [shown, setShown] = useState(branding.logo);
  const submit = async ({ accent, replyTo, ...values }: Values): Promise<void> => {
    try {
      const body = { ...values, accent: accent || null, replyTo: replyTo || null };
      const saved = await saveBranding(of, body);
      queryClient.setQueryData(brandingQuery(of).queryKey, saved);
      setShown(saved.logo);
      form.reset(valuesOf(saved));
      toast({ title: text.saved });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  const select = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    clearErrors('logo');
    if (file.size > MAX_LOGO_BYTES) setError('logo', { message: text.tooLarge });
    else setValue('logo', await base64Of(file));
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label={text.name} hint={text.nameHint} error={errors.name?.message}>
        {(field) => <Input {...field} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field label={text.logo} hint={text.logoHint} error={errors.logo?.message}>
        {(field) => (
          <FileInput
            {...field}
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={(event) => void select(event.target.files?.[0])}
          />
        )}
      </Field>
      {shown !== null && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={shown}
            alt={text.logoAlt}
            className="max-h-12 max-w-60 rounded-2 border border-line bg-[white] p-1.5"
          />
          <Button
            look="quiet"
            onClick={() => {
              setValue('logo', null);
              setShown(null);
            }}
          >
            {text.removeLogo}
          </Button>
        </div>
      )}
      <Field label={text.accent} hint={text.accentHint} error={errors.accent?.message}>
        {(field) => <Input {...field} {...register('accent')} placeholder="#006069" autoComplete="off" />}
      </Field>
      <Field label={text.senderName} hint={text.senderHint} error={errors.senderName?.message}>
        {(field) => <Input {...field} {...register('senderName')} autoComplete="off" />}
      </Field>
      <Field label={text.replyTo} error={errors.replyTo?.message}>
        {(field) => <Input {...field} {...register('replyTo')} type="email" autoComplete="email" />}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton look="plain" isPending={isSubmitting} className="justify-self-start">
        {text.save}
      </SubmitButton>
    </form>
  );
}

function valuesOf({ name, senderName, accent, replyTo }: Branding): Values {
  return { name, senderName, accent: accent ?? '', replyTo: replyTo ?? '', logo: undefined };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
