import { Button, type ButtonProps } from './button.tsx';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for people who don't see it beside the button. */
  name?: string;
  /** Whether it follows words in their line. */
  isInline?: boolean;
  look?: ButtonProps['look'];
}

/** Puts a text on the clipboard. */
export function CopyButton({
  text,
  name,
  isInline = false,
  look = isInline ? 'plain' : 'quiet',
}: CopyButtonProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied!' });
    } catch {
      toast({
        title: 'Copy Failed',
        description: 'Select the text and copy it by hand.',
        look: 'destructive',
      });
    }
  };
  return (
    <Button
      look={look}
      size={isInline ? 'inline' : 'normal'}
      className="print:hidden"
      aria-label={name && `Copy ${name}`}
      onClick={copy}
    >
      Copy
    </Button>
  );
}
