import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type DocumentSubject, pdfName } from '../../client/file-name.ts';
import { reportPdf } from '../../client/report-calls.ts';
import { saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** Saves the report as a PDF document. */
export function DownloadPdf({ subject }: { subject: DocumentSubject }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => reportPdf(subject.reportId),
    onSuccess: (file) => {
      const name = pdfName(subject, new Date());
      saveFile(file, name);
      toast({ title: 'Download Complete', description: `We saved the report as ${name}.` });
    },
    onError: () =>
      toast({
        title: 'Download Failed',
        description: 'Unable to download PDF. Please try again.',
        look: 'destructive',
      }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      <Download />
      {isPending ? 'Generating PDF...' : 'Download PDF'}
    </Button>
  );
}
