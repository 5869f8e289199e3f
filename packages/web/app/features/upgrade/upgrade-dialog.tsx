import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { configQuery } from '../../client/config-query.ts';
import { closeUpgrade, type UpgradeOffer, useUpgradeOffer } from '../../client/upgrade.ts';
import { useTeam } from '../../client/workspaces.ts';
import { TRIAL_TERMS } from '../../content/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { subscribePath } from './subscribe-path.ts';
import { PRO_CONTENTS, upgradeWords } from './upgrade-words.ts';

/** The upgrade modal. Rendered once, around all screens; `openUpgrade` shows it. */
export function UpgradeDialog() {
  const offer = useUpgradeOffer();
  const { data: config } = useQuery(configQuery);
  const team = useTeam();
  if (offer === null) return null;
  const { title, text } = upgradeWords(offer, config?.freeAnalysesPerMonth);
  return (
    <Dialog open onOpenChange={closeUpgrade} title={title} description={text}>
      <ul className="border-line border-t">
        {PRO_CONTENTS.map((content) => (
          <li
            key={content.title}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-2"
          >
            <Check aria-hidden="true" className="mt-1 size-4 text-ink-3" />
            <p>
              <span className="font-medium text-ink text-ui">{content.title}</span>
              <span className="note block">{content.text}</span>
            </p>
          </li>
        ))}
      </ul>
      {team === null ? <Ways offer={offer} /> : <TeamWays isOwner={team.role === 'owner'} />}
    </Dialog>
  );
}

/** A team pays by the seat, without a free trial. */
function TeamWays({ isOwner }: { isOwner: boolean }) {
  return (
    <div className="grid gap-3">
      {!isOwner && <p className="text-ui">Ask an owner of your team to upgrade.</p>}
      <div className="flex flex-wrap gap-3">
        <Button look={isOwner ? 'primary' : 'plain'} asChild>
          <Link to="/account/team#seats" onClick={closeUpgrade}>
            {isOwner ? 'Choose seats and plan' : 'See who owns the team'}
          </Link>
        </Button>
        <Button look="quiet" onClick={closeUpgrade}>
          Not now
        </Button>
      </div>
    </div>
  );
}

function Ways({ offer: { returnTo } }: { offer: UpgradeOffer }) {
  return (
    <div className="grid gap-3">
      <p className="text-ui">
        <strong>{TRIAL_TERMS}.</strong> Cancel anytime.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" asChild>
          <Link to={subscribePath({ isTrial: true, returnTo })} onClick={closeUpgrade}>
            Start 7-Day Free Trial
          </Link>
        </Button>
        <Button asChild>
          <Link to={subscribePath({ returnTo })} onClick={closeUpgrade}>
            See all plans
          </Link>
        </Button>
        <Button look="quiet" onClick={closeUpgrade}>
          Not now
        </Button>
      </div>
    </div>
  );
}
