import { Download, Link2, Printer, RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

interface ToolActionsProps {
  onStartOver: () => void;
  /** Address of the result as a PDF, if there is one. */
  pdfUrl?: string;
}

/** The actions for a result. */
export function ToolActions({ onStartOver, pdfUrl }: ToolActionsProps) {
  const copyLink = async (): Promise<void> => {
    const link = window.location.href;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', description: 'Anyone with the link can see this result.' });
    } catch {
      toast({ title: 'Share Link Ready', description: link });
    }
  };
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4 print:hidden">
      {pdfUrl !== undefined && (
        <Button asChild>
          <a href={pdfUrl} download>
            <Download /> Download PDF
          </a>
        </Button>
      )}
      <Button onClick={copyLink}>
        <Link2 /> Copy link
      </Button>
      <Button onClick={() => window.print()}>
        <Printer /> Print
      </Button>
      <Button look="quiet" onClick={onStartOver}>
        <RotateCcw /> Start over
      </Button>
    </div>
  );
}
