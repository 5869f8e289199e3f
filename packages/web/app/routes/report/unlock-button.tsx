import { openUpgrade, type ProFeature } from '../../client/upgrade.ts';
import { text } from '../../features/share/text.ts';
import { Button } from '../../ui/button.tsx';
import { worded } from '../../ui/report-language.tsx';

/** Opens the upgrade modal, and returns to this report with Pro. */
export const UnlockButton = worded(function UnlockButton({
  feature,
  reportId,
}: {
  feature: ProFeature;
  reportId: string;
}) {
  return (
    <Button onClick={() => openUpgrade({ trigger: 'pro_feature', feature, returnTo: `/report/${reportId}` })}>
      {text.unlock}
    </Button>
  );
});
