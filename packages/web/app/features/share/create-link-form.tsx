import { zodResolver } from '@hookform/resolvers/zod';
import type { ShareLink } from '@liftmark/contract/share-links';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useFailureWords } from '../../ui/failure-words.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { worded } from '../../ui/report-language.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { createLink, type LinksPath, linksQuery, showingOf } from './link-calls.ts';
import { expiryIn, LinkFields, type LinkValues, linkFormSchema } from './link-fields.tsx';
import { text } from './links.text.ts';

export const CreateLinkForm = worded(function CreateLinkForm({
  of,
  isPro,
}: {
  of: LinksPath;
  isPro: boolean;
}) {
  const { created } = text;
  const words = useFailureWords();
  const queryClient = useQueryClient();
  const form = useForm<LinkValues>({
    resolver: zodResolver(linkFormSchema),
    defaultValues: { shows: 'full', days: '30', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ shows, days, password }: LinkValues): Promise<void> => {
    try {
      const made = await createLink(of, {
        shows,
        expiresAt: expiryIn(days),
        password: password === '' ? null : password,
      });
      queryClient.setQueryData(linksQuery(of).queryKey, (others: ShareLink[] = []) => [made, ...others]);
      form.resetField('password');
      toast({ title: created, description: made.url });
    } catch (error) {
      form.setError('root', { message: words(error) });
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <LinkFields form={form} shows={showingOf(of)} isPro={isPro} link={null} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton look="plain" isPending={isSubmitting} className="justify-self-start">
        {text.create}
      </SubmitButton>
    </form>
  );
});
