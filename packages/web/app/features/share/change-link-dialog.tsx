import { zodResolver } from '@hookform/resolvers/zod';
import type { ShareLink } from '@liftmark/contract/share-links';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureWords } from '../../ui/failure-words.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { worded } from '../../ui/report-language.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { changeLink, type LinksPath, linksQuery, showingOf } from './link-calls.ts';
import { expiryIn, LinkFields, type LinkValues, linkFormSchema, SAME } from './link-fields.tsx';
import { text } from './links.text.ts';

interface ChangeLinkDialogProps {
  of: LinksPath;
  link: ShareLink;
  isPro: boolean;
  onClose: () => void;
}

/** Changes a link that people may have already: its address stays. */
export const ChangeLinkDialog = worded(function ChangeLinkDialog({
  of,
  link,
  isPro,
  onClose,
}: ChangeLinkDialogProps) {
  const { changed: done } = text;
  const words = useFailureWords();
  const queryClient = useQueryClient();
  const [isOpened, setOpened] = useState(false);
  const form = useForm<LinkValues>({
    resolver: zodResolver(linkFormSchema),
    defaultValues: { shows: link.shows, days: link.expiresAt === null ? '' : SAME, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ shows, days, password }: LinkValues): Promise<void> => {
    try {
      const changed = await changeLink(link.id, {
        shows,
        ...(days !== SAME && { expiresAt: expiryIn(days) }),
        ...(isOpened ? { password: null } : password !== '' && { password }),
      });
      queryClient.setQueryData(linksQuery(of).queryKey, (all: ShareLink[] = []) =>
        all.map((each) => (each.id === changed.id ? changed : each)),
      );
      toast({ title: done });
      onClose();
    } catch (error) {
      form.setError('root', { message: words(error) });
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={text.changeTitle} description={text.changeText}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <LinkFields form={form} shows={showingOf(of)} isPro={isPro} link={link} isOpened={isOpened} />
        {link.hasPassword && (
          <Checkbox checked={isOpened} onChange={setOpened}>
            {text.removePassword}
          </Checkbox>
        )}
        <FormProblem>{errors.root?.message}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={isSubmitting}>{text.save}</SubmitButton>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
