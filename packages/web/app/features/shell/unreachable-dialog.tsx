import { useHeldNavigation } from '../../client/navigation-gate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Explains why a link doesn't work at the moment; the screen behind stays as it is. */
export function UnreachableDialog() {
  const held = useHeldNavigation();
  return (
    <Dialog
      open={held !== null}
      onOpenChange={(open) => !open && held?.giveUp()}
      title="We couldn’t reach Liftmark"
      description="Check your connection, then try again. You haven’t lost anything you entered here."
    >
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={held?.isTrying} onClick={held?.tryAgain}>
          {held?.isTrying ? 'Trying...' : 'Try Again'}
        </Button>
        <Button onClick={held?.giveUp}>Stay Here</Button>
      </div>
    </Dialog>
  );
}
