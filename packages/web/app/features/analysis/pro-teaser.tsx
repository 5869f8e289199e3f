import { Check, Lock } from 'lucide-react';
import { openUpgrade } from '../../client/upgrade.ts';
import { Button } from '../../ui/button.tsx';
import { type ProTab, TEASERS } from './teasers.ts';

interface ProTeaserProps {
  tab: ProTab;
  /** Path back to this tab, with its input. */
  returnTo: string;
}

/** The content of a Pro tab for users without Pro. */
export function ProTeaser({ tab, returnTo }: ProTeaserProps) {
  const { title, text, points, unlock } = TEASERS[tab];
  return (
    <section aria-labelledby="teaser-title" className="grid max-w-184 content-start gap-6">
      <div className="grid gap-2">
        <h2 id="teaser-title" className="title-3">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ul className="border-line border-t">
        {points.map((point) => (
          <li
            key={point}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3 text-ui"
          >
            <Check aria-hidden="true" className="mt-0.5 size-4 text-ink-3" />
            {point}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          look="primary"
          size="large"
          onClick={() => openUpgrade({ trigger: 'pro_feature', feature: tab, returnTo })}
        >
          <Lock />
          {unlock}
        </Button>
        <p className="note">7 days free, cancel anytime.</p>
      </div>
    </section>
  );
}
