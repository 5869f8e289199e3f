import type { MeasuredSite, SiteRequest } from '@liftmark/contract/measuring';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshMeasuring } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { changeSite, createSite } from './measuring-calls.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SiteDialog } from './site-dialog.tsx';
import { agoWords, text } from './text.ts';

type Open = 'none' | 'new' | { change: MeasuredSite } | { remove: MeasuredSite };

/** The tags of a workspace's sites, with their snippets. */
export function SitesPart({ sites, mayChange }: { sites: MeasuredSite[]; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const save = async (request: SiteRequest) => {
    if (typeof open === 'object' && 'change' in open) await changeSite(open.change.id, request);
    else await createSite(request);
    await refreshMeasuring(queryClient);
    close();
  };
  return (
    <Part
      isWide
      id="tag"
      title="Tag"
      lead="Counts visits and conversions by page and day. No cookies, no personal data, bots left out."
    >
      {sites.map((site) => (
        <Site
          key={site.id}
          site={site}
          mayChange={mayChange}
          onChange={() => setOpen({ change: site })}
          onRemove={() => setOpen({ remove: site })}
        />
      ))}
      {!mayChange && sites.length === 0 && <p className="text-ui">{text.noTag}</p>}
      {mayChange && (
        <Button
          look={sites.length === 0 ? 'primary' : 'plain'}
          className="justify-self-start"
          onClick={() => setOpen('new')}
        >
          Add a site
        </Button>
      )}
      {open === 'new' && <SiteDialog onSubmit={save} onClose={close} />}
      {typeof open === 'object' && 'change' in open && (
        <SiteDialog site={open.change} onSubmit={save} onClose={close} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveDialog
          kind="sites"
          id={open.remove.id}
          title="Delete this tag?"
          description="Its snippet stops counting. The days measured so far stay."
          onClose={close}
        />
      )}
    </Part>
  );
}

interface SiteProps {
  site: MeasuredSite;
  mayChange: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function Site({ site, mayChange, onChange, onRemove }: SiteProps) {
  return (
    <div className="grid gap-2 border-line border-b pb-5">
      <h3 className="title-4 [overflow-wrap:anywhere]">{site.hosts.join(', ')}</h3>
      <p className="text-ui" aria-live="polite">
        <SeenWords site={site} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="min-w-0 select-all rounded-2 bg-tint px-3 py-2 font-mono text-ink text-sm [overflow-wrap:anywhere]">
          {site.snippet}
        </code>
        <CopyButton text={site.snippet} name="the snippet" />
      </p>
      <p className="note">Conversion: {text.goals[site.goal].name.toLowerCase()}</p>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onChange}>Change</Button>
          <Button look="danger" onClick={onRemove}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}

/** Within this, the first visit is worth saying. */
const FRESH_MS = 24 * 3600 * 1000;
const TICK_MS = 15_000;

function SeenWords({ site: { isOn, firstVisitAt, lastVisitAt } }: { site: MeasuredSite }) {
  const nowMs = useNow();
  if (!isOn) return text.off;
  if (firstVisitAt === null) return text.waiting;
  if (nowMs - Date.parse(firstVisitAt) < FRESH_MS) return text.first(agoWords(firstVisitAt, nowMs));
  return text.last(agoWords(lastVisitAt ?? firstVisitAt, nowMs));
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
