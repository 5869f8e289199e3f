import { inLanguage } from '@liftmark/contract/translated';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type DocumentSubject, pdfName } from '../../client/file-name.ts';
import { reportPdf } from '../../client/report-calls.ts';
import { saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { useReportLanguage, worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';

/** Saves the report as a PDF document. */
export const DownloadPdf = worded(function DownloadPdf({ subject }: { subject: DocumentSubject }) {
  const { done, failed, retry } = text.pdf;
  const language = useReportLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => reportPdf(subject.reportId),
    onSuccess: (file) => {
      const name = pdfName(subject, new Date());
      saveFile(file, name);
      toast({ title: done, description: inLanguage(language, () => text.pdf.saved({ name })) });
    },
    onError: () =>
      toast({
        title: failed,
        description: retry,
        look: 'destructive',
      }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      <Download />
      {isPending ? text.pdf.pending : text.pdf.start}
    </Button>
  );
});
