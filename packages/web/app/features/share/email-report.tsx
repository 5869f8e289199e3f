import { inLanguage } from '@liftmark/contract/translated';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { emailReport } from '../../client/report-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureWords } from '../../ui/failure-words.ts';
import { Field, Input } from '../../ui/field.tsx';
import { useReportLanguage, worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { type EmailProblem, emailProblem } from './email-problem.ts';
import { text } from './text.ts';

interface EmailReportProps {
  reportId: string;
  /** The owner's own address, as the default. */
  email: string;
}

/** Sends the report by email, to the owner or someone else. */
export const EmailReport = worded(function EmailReport({ reportId, email }: EmailReportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail />
        {text.email.start}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.email.start}
        description={text.email.description}
      >
        <EmailForm reportId={reportId} email={email} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
});

const EmailForm = worded(function EmailForm({
  reportId,
  email,
  onSent,
}: EmailReportProps & { onSent: () => void }) {
  const { sent, missing, invalid } = text.email;
  const { error: failed } = text;
  const words = useFailureWords();
  const language = useReportLanguage();
  const problems = { missing: { ...missing }, invalid: { ...invalid } };
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (address: string) => emailReport(reportId, address),
    onSuccess: (_, address) => {
      toast({ title: sent, description: inLanguage(language, () => text.email.onItsWay({ address })) });
      onSent();
    },
    onError: (error) => toast({ title: failed, description: words(error), look: 'destructive' }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = emailProblem(typed);
    setProblem(found);
    if (found === null) mutate(typed.trim());
    else toast({ title: problems[found].title, description: problems[found].text, look: 'destructive' });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={text.email.address} error={problem === null ? undefined : problems[problem].text}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={typed}
            disabled={isPending}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={isPending} className="justify-self-start">
        {isPending ? text.email.pending : text.email.submit}
      </Button>
    </form>
  );
});
