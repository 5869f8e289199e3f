import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { type DocumentSubject, pdfName } from './file-name.ts';
import { reportPdf } from './report-calls.ts';
import { saveFile } from './save-file.ts';

/** Saves the report as a PDF document. */
export function DownloadPdf({ subject }: { subject: DocumentSubject }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => reportPdf(subject.reportId),
    onSuccess: (file) => {
      const name = pdfName(subject, new Date());
      saveFile(file, name);
      toast({ title: 'Download Complete', description: `The report was saved as ${name}.` });
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
