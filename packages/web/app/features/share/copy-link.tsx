import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { worded } from '../../ui/report-language.tsx';
import { toast } from '../../ui/toast.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { text } from './text.ts';

/** Copies the address of this report; needs no account. */
export const CopyLink = worded(function CopyLink({ reportId }: { reportId: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const { copied, anyone } = text;
  const copy = async (): Promise<void> => {
    const link = new URL(`/report/${reportId}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: copied, description: anyone });
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Link2 />
        {text.copyLink}
      </Button>
      <LinkDialog link={shown} onClose={() => setShown(null)} />
    </>
  );
});
