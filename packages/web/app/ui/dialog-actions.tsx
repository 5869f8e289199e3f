import { Button } from './button.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The last row of a form in a dialog: `action` is the label of the button that sends it. */
export function DialogActions({
  action,
  isPending,
  onCancel,
}: {
  action: string;
  isPending: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isPending={isPending}>{action}</SubmitButton>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
