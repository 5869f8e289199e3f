import type { Plan } from '@liftmark/contract/account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { planQuery } from '../../client/plan-query.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openCustomerPortal } from './account-calls.ts';
import { PartProblem } from './part-problem.tsx';
import { planWords } from './plan-words.ts';

export function PlanPart() {
  const { data: plan, error, refetch } = useQuery(planQuery);
  return (
    <Part id="plan" title="Plan" lead="Your plan and what it includes.">
      {plan ? (
        <PlanView plan={plan} />
      ) : error ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Part>
  );
}

function PlanView({ plan }: { plan: Plan }) {
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
          {plan.isManaged && (
            <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
              Manage plan
            </Button>
          )}
          {!(plan.isManaged && plan.isPro) && (
            <Button asChild>
              <Link to="/subscribe">{plan.isPro ? 'See plans' : 'Upgrade to Pro'}</Link>
            </Button>
          )}
        </div>
      </div>
      {plan.isManaged && <p className="note">Change your plan or card, cancel, or see your invoices.</p>}
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
    </>
  );
}
