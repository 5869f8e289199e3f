import { Button, type ButtonProps } from './button.tsx';
import { text as texts } from './report.text.ts';
import { worded } from './report-language.tsx';
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
export const CopyButton = worded(function CopyButton({
  text,
  name,
  isInline = false,
  look = isInline ? 'plain' : 'quiet',
}: CopyButtonProps) {
  const { done, failed, byHand } = texts.copy;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: done });
    } catch {
      toast({
        title: failed,
        description: byHand,
        look: 'destructive',
      });
    }
  };
  return (
    <Button
      look={look}
      size={isInline ? 'inline' : 'normal'}
      className="print:hidden"
      aria-label={name && texts.copy.buttonOf({ name })}
      onClick={copy}
    >
      {texts.copy.button}
    </Button>
  );
});
