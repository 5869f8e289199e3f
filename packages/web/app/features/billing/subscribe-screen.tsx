import type { PlanType } from '@liftmark/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { configQuery } from '../../client/config-query.ts';
import { ownPath } from '../../client/own-path.ts';
import { planQuery } from '../../client/plan-query.ts';
import { useUser } from '../../client/user-query.ts';
import { useTeam } from '../../client/workspaces.ts';
import { PLAN_OFFERS, PRO_FEATURES } from '../../content/plans.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Wrap } from '../../ui/section.tsx';
import { preselectedPlan, presentPlan } from './plan-choice.ts';
import { PlanColumn } from './plan-column.tsx';
import { SimulationNote } from './simulation-note.tsx';
import { StartProblem } from './start-problem.tsx';
import { useStartSubscription } from './use-start-subscription.ts';

/** The plans and their buttons. Teams pay by the seat, on their own screen. */
export function SubscribeScreen({ search }: { search: URLSearchParams }) {
  const team = useTeam();
  if (team === null) return <Plans search={search} />;
  return (
    <Notice
      title={`The plan of “${team.name}”`}
      text={
        team.role === 'owner'
          ? 'Your team has one plan, which you pay by the seat.'
          : 'Your team has one plan. Only its owners can change it.'
      }
    >
      <Button look="primary" asChild>
        <Link to="/account/team#seats">Seats and plan</Link>
      </Button>
    </Notice>
  );
}

function Plans({ search }: { search: URLSearchParams }) {
  const user = useUser();
  const { data: plan } = useQuery({ ...planQuery, enabled: user !== null && user !== undefined });
  const { data: config } = useQuery(configQuery);
  const { start, opening, error } = useStartSubscription();
  const hasTrialLeft = plan?.hasTrialLeft ?? true;
  const present = presentPlan(plan);
  const choose = (planType: PlanType): void => {
    const returnTo = ownPath(search.get('returnTo'));
    const trial = planType === 'monthly' && hasTrialLeft;
    start({ planType, trial, ...(returnTo !== null && { returnTo }) });
  };

  return (
    <Wrap className="grid gap-10 py-(--section)">
      <header className="grid gap-3">
        <Link to="/analyze" className="inline-flex items-center gap-1.5 justify-self-start text-ui">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Analysis
        </Link>
        <h1 className="title-1">Choose Your AI-Powered Plan</h1>
        <p className="text-lg">
          {present === null
            ? 'No commitment, cancel anytime. You keep your reports on every plan.'
            : 'You have Pro. Change or cancel your plan in your account.'}
        </p>
      </header>
      <div className="grid gap-6">
        <div className="grid border-ink border-t md:grid-cols-3 md:grid-rows-[auto_auto_1fr_auto]">
          {PLAN_OFFERS.map((offer, index) => (
            <PlanColumn
              key={offer.plan}
              offer={offer}
              isFirst={index === 0}
              hasTrialLeft={hasTrialLeft}
              freePerMonth={config?.freeAnalysesPerMonth}
              present={present}
              isPreselected={offer.plan === preselectedPlan(search)}
              opening={opening}
              onChoose={choose}
            />
          ))}
        </div>
        <FormProblem>{error && <StartProblem error={error} />}</FormProblem>
        {config?.simulatedPayments && <SimulationNote />}
      </div>
      <section aria-labelledby="why-title" className="grid gap-4">
        <h2 id="why-title" className="title-3">
          Why Upgrade to Pro?
        </h2>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {PRO_FEATURES.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-0.5 border-line border-t py-4">
              <h3 className="font-medium text-ink">{title}</h3>
              <p className="text-ui">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}
