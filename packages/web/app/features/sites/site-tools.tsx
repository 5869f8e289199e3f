import { SCHEDULES, type Schedule } from '@liftmark/contract/dashboard-pages';
import type { Site } from '@liftmark/contract/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { deleteSite, pathOf, setSchedule, siteQuery, sitesQuery } from './site-calls.ts';

const LABELS: Record<Schedule, string> = { week: 'every week', month: 'every month' };
const onError = (error: Error) =>
  toast({ title: 'That didn’t work', description: sentenceFor(error), look: 'destructive' });

/** What is done rarely: schedule, exports, deleting. */
export function SiteTools({ site }: { site: Site }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-6">
      {site.canEdit && <ScheduleChoice site={site} />}
      {site.templates.length > 0 && <Downloads id={site.id} />}
      {site.canEdit && (
        <Button look="quiet" onClick={() => setIsDeleting(true)}>
          Delete site
        </Button>
      )}
      {isDeleting && <DeleteDialog site={site} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}

function Downloads({ id }: Pick<Site, 'id'>) {
  return (
    <>
      <Button asChild look="quiet">
        <a href={`${pathOf(id)}/pages.csv`} download>
          <Download /> CSV
        </a>
      </Button>
      <Button asChild look="quiet">
        <a href={`${pathOf(id)}/export.json`} download>
          <Download /> JSON
        </a>
      </Button>
    </>
  );
}

function ScheduleChoice({ site }: { site: Site }) {
  const id = useId();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (every: Schedule | null) => setSchedule(site.id, every),
    onSettled: () => queryClient.invalidateQueries({ queryKey: siteQuery(site.id).queryKey }),
    onError,
  });
  return (
    <span className="inline-flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-ink-3 text-sm">
        Run automatically
      </label>
      <Select
        id={id}
        className="text-ui"
        value={site.schedule ?? ''}
        onChange={({ target }) => mutate(SCHEDULES.find((each) => each === target.value) ?? null)}
      >
        <option value="">never</option>
        {SCHEDULES.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </Select>
    </span>
  );
}

function DeleteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteSite(site.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey, exact: true });
      await navigate('/sites');
    },
    onError,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${site.host}?`}
      description="Its plan and report are deleted. The reports of its pages stay in your dashboard."
    >
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          Delete site
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
