import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

/** Shows a link that could not be copied. */
export const LinkDialog = worded(function LinkDialog({
  link,
  onClose,
}: {
  link: string | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={link !== null} onOpenChange={onClose} title={text.link.title} description={text.anyone}>
      <Field label={text.link.label}>
        {(control) => (
          <Input {...control} readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
        )}
      </Field>
    </Dialog>
  );
});
