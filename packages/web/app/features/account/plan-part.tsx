import type { Plan } from '@liftmark/contract/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { openCustomerPortal } from '../../client/customer-portal.ts';
import { planQuery } from '../../client/plan-query.ts';
import { planWords } from '../../client/plan-words.ts';
import { useTeam } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartProblem } from './part-problem.tsx';

export function PlanPart() {
  const { data: plan, error, refetch } = useQuery(planQuery);
  const team = useTeam();
  return (
    <Part
      id="plan"
      title="Plan"
      lead={team ? `The plan of “${team.name}”, for everyone in it.` : 'Your plan and what it includes.'}
    >
      {plan ? (
        <PlanView plan={plan} isOfTeam={team !== null} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Part>
  );
}

function PlanView({ plan, isOfTeam }: { plan: Plan; isOfTeam: boolean }) {
  const { name, lines } = planWords(plan);
  const { mutate, isPending, error } = useMutation({ mutationFn: openCustomerPortal });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5">
          <p className="font-medium text-ink">{name}</p>
          {lines.map((line) => (
            <p key={line} className="tabular text-ui">
              {line}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          {isOfTeam && (
            <Button asChild>
              <Link to="/account/team#seats">Seats and plan</Link>
            </Button>
          )}
          {!isOfTeam && plan.isManaged && (
            <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
              Manage plan
            </Button>
          )}
          {!isOfTeam && !(plan.isManaged && plan.isPro) && (
            <Button asChild>
              <Link to="/subscribe">{plan.isPro ? 'See plans' : 'Upgrade to Pro'}</Link>
            </Button>
          )}
        </div>
      </div>
      {!isOfTeam && plan.isManaged && (
        <p className="note">Change your plan or card, cancel, or see your invoices.</p>
      )}
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
    </>
  );
}
