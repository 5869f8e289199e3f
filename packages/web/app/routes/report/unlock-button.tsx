import { openUpgrade, type ProFeature } from '../../client/upgrade.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the upgrade modal, and returns to this report with Pro. */
export function UnlockButton({ feature, reportId }: { feature: ProFeature; reportId: string }) {
  return (
    <Button onClick={() => openUpgrade({ trigger: 'pro_feature', feature, returnTo: `/report/${reportId}` })}>
      Unlock with Pro
    </Button>
  );
}
