import { waysPast } from '@liftmark/contract/capture-failures';
import { MAX_TEMPLATES, representativesFor, type Site } from '@liftmark/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { text as ways } from '../../client/page-ways.text.ts';
import { WAY_PATHS } from '../../client/page-ways.ts';
import { planQuery } from '../../client/plan-query.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { analyze, runAgain, steer } from './site-calls.ts';
import { counted, earlierWords, planWords, text } from './text.ts';
import { useSiteChange } from './use-site-change.ts';

/** What is going on with a site, and the one thing to do next. */
export function RunStatus({ site }: { site: Site }) {
  const { run, plan, templates } = site;
  return (
    <section aria-label="Status" className="grid gap-4">
      <div className="grid max-w-160 gap-1" aria-live="polite">
        <p className="text-lg">{headline(site)}</p>
        {plan !== null && plan.id !== run.id && <p className="text-ui">{earlierWords(plan)}</p>}
        {plan !== null && <p className="text-ui">{planWords(plan, templates.length)}</p>}
        {(plan ?? run).notes.map((note) => (
          <p key={note} className="note">
            {text.notes[note]}
          </p>
        ))}
      </div>
      <RunProgress site={site} />
      {site.canEdit && <NextStep site={site} />}
    </section>
  );
}

function headline({ run, report }: Site): string {
  if (run.failure !== null) return text.failures[run.failure];
  if (run.isPaused) return `${text.paused}.`;
  if (run.state === 'done')
    return report?.analyzed ? `${counted(report.analyzed, 'page')} analyzed.` : text.noneAnalyzed;
  if (run.state === 'planning' && run.pages > 0)
    return `${text.states.planning}: ${counted(run.pages, 'page')} so far, ${run.read} read.`;
  return `${text.states[run.state]}.`;
}

function RunProgress({ site: { run, templates } }: { site: Site }) {
  const pages = templates.flatMap(({ representatives }) => representatives);
  const ended = pages.filter(({ state }) => ['done', 'failed', 'cancelled'].includes(state)).length;
  if (run.state === 'planning') {
    const spent = Math.max(
      run.seconds / (run.limits.minutes * 60),
      (run.read + run.failed) / run.limits.reads,
    );
    const percent = Math.min(95, Math.round(spent * 100));
    return <Progress value={percent} label="Finding pages" text={`${counted(run.pages, 'page')} found`} />;
  }
  if (run.state !== 'analyzing' || pages.length === 0) return null;
  const words = `${ended} of ${counted(pages.length, 'page')} analyzed`;
  return (
    <div className="grid gap-2">
      <Progress value={Math.round((ended / pages.length) * 100)} label="Analyzing" text={words} />
      <p className="tabular note">{words}</p>
    </div>
  );
}

function NextStep({ site }: { site: Site }) {
  const { run } = site;
  const { change, isPending } = useSiteChange(site);
  const isOpen = run.state === 'planning' || run.state === 'analyzing';
  if (isOpen) {
    const how = run.isPaused ? 'resume' : 'pause';
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          look={run.isPaused ? 'primary' : 'plain'}
          disabled={isPending}
          onClick={() => change(() => steer(site.id, how))}
        >
          {run.isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={() => change(() => steer(site.id, 'cancel'))}>
          Cancel
        </Button>
      </div>
    );
  }
  if (run.state === 'planned') return <AnalyzeStep site={site} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={isPending} onClick={() => change(() => runAgain(site))}>
        Run again
      </Button>
      {waysPast(run.failure ?? '').includes('access') && (
        <Button look="quiet" asChild>
          <Link to={WAY_PATHS.access(`/analyze?${new URLSearchParams({ url: site.url })}`)}>
            {ways.access}
          </Link>
        </Button>
      )}
    </div>
  );
}

function AnalyzeStep({ site }: { site: Site }) {
  const { change, isPending } = useSiteChange(site);
  const { data: plan } = useQuery(planQuery);
  const count = site.templates
    .slice(0, MAX_TEMPLATES)
    .reduce((sum, { pages, read }) => sum + Math.min(read, representativesFor(pages)), 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="primary" disabled={isPending} onClick={() => change(() => analyze(site.id))}>
        Analyze {counted(count, 'page')}
      </Button>
      <p className="note">
        {plan !== undefined && !site.isPro
          ? `They count as analyses of your plan. ${counted(Math.max(0, plan.freeAnalysesPerMonth - plan.analysesThisMonth), 'analysis', 'analyses')} left this month.`
          : 'A few typical pages of each template.'}
      </p>
    </div>
  );
}
