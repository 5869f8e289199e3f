import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { statusOf } from '../../client/api-error.ts';
import { passOn, thisBrowser } from '../../client/pass-on.ts';
import { shareReport } from '../../client/report-calls.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureWords } from '../../ui/failure-words.ts';
import { worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { text } from './text.ts';

const SIGN_IN_AFTER_MS = 500;

interface ShareReportProps {
  reportId: string;
  title: string;
}

/** Copies the report's link, opens the share sheet, or shows the link. */
export const ShareReport = worded(function ShareReport({ reportId, title }: ShareReportProps) {
  const [shown, setShown] = useState<string | null>(null);
  const { anyone, error: failed } = text;
  const { copied, signedOut, signingIn } = text.share;
  const words = useFailureWords();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const url = await shareReport(reportId);
      const outcome = await passOn({ title, url }, thisBrowser, () =>
        toast({ title: copied, description: anyone }),
      );
      if (outcome === 'shown') setShown(url);
    },
    onError: (error) => {
      if (statusOf(error) !== 401) {
        toast({ title: failed, description: words(error), look: 'destructive' });
        return;
      }
      toast({
        title: signedOut,
        description: signingIn,
        look: 'destructive',
      });
      const here = `${window.location.pathname}${window.location.search}`;
      setTimeout(
        () => window.location.assign(`/api/login?returnTo=${encodeURIComponent(here)}`),
        SIGN_IN_AFTER_MS,
      );
    },
  });
  return (
    <>
      {/* A disabled button would lose the focus that the link dialog returns to it. */}
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        <Share2 />
        {isPending ? text.share.pending : text.share.start}
      </Button>
      <LinkDialog link={shown} onClose={() => setShown(null)} />
    </>
  );
});
