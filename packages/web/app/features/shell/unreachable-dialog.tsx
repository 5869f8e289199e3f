import { useHeldNavigation } from '../../client/navigation-gate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Says why a link leads nowhere for the moment; the screen behind stays as it was left. */
export function UnreachableDialog() {
  const held = useHeldNavigation();
  return (
    <Dialog
      open={held !== null}
      onOpenChange={(open) => !open && held?.giveUp()}
      title="Liftmark could not be reached"
      description="Check your connection, then try again. Nothing you entered here is lost."
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
