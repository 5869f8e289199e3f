import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';

/** Shows a link that could not be copied. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={link !== null}
      onOpenChange={onClose}
      title="Share Link Ready"
      description="Anyone with this link can read the report."
    >
      <Field label="Link">
        {(control) => (
          <Input {...control} readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
        )}
      </Field>
    </Dialog>
  );
}
