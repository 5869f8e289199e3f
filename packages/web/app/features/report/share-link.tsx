import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';

/** Copies the address of the report; where the browser forbids that, shows it. */
export function ShareLink({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const link = `${window.location.origin}${window.location.pathname}`;
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied!', description: 'Whoever has the link can read this report.' });
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={share}>
        {children}
      </Button>
      <Dialog
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title="Share Link Ready"
        description="Whoever has this link can read the report."
      >
        <Field label="Link">
          {(control) => (
            <Input {...control} readOnly value={shown ?? ''} onFocus={(event) => event.target.select()} />
          )}
        </Field>
      </Dialog>
    </>
  );
}
