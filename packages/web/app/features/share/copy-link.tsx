import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** Copies the address of this report; needs no account. */
export function CopyLink({ reportId }: { reportId: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const link = new URL(`/report/${reportId}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Copied!', description: 'Anyone with the link can read this report.' });
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <Button onClick={copy}>
        <Link2 />
        Copy Link
      </Button>
      <LinkDialog link={shown} onClose={() => setShown(null)} />
    </>
  );
}
