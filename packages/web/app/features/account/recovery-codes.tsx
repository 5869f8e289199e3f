import { Copy, Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

interface RecoveryCodesProps {
  email: string;
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, shown this one time. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const file = useMemo(() => {
    const lines = ['Liftmark recovery codes', email, '', ...codes, '', 'Each code works once.', ''];
    return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
  }, [email, codes]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({
        title: 'Copied!',
        description: 'Keep these codes somewhere you can reach without your phone.',
      });
    } catch {
      toast({ title: 'Copy Failed', description: 'Download the codes instead.', look: 'destructive' });
    }
  };

  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-md focus:outline-none">
        Two-factor is on. Save these recovery codes.
      </h3>
      <p className="text-ui">
        If you don’t have your phone, each code signs you in once. We won’t show them again.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1 rounded-2 bg-tint px-5 py-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href={file} download="liftmark-recovery-codes.txt">
            <Download />
            Download
          </a>
        </Button>
        <Button onClick={copy}>
          <Copy />
          Copy
        </Button>
        <Button look="quiet" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
