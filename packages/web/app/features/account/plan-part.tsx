import type { Plan } from '@liftmark/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { planQuery } from './account-calls.ts';
import { Part } from './part.tsx';
import { PartProblem } from './part-problem.tsx';
import { planWords } from './plan-words.ts';

export function PlanPart() {
  const { data: plan, error, refetch } = useQuery(planQuery);
  return (
    <Part id="plan" title="Plan" lead="What your account includes.">
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
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5">
        <p className="font-medium text-ink">{name}</p>
        {lines.map((line) => (
          <p key={line} className="tabular text-ui">
            {line}
          </p>
        ))}
      </div>
      <Button asChild>
        <Link to="/subscribe">{plan.isPro ? 'See the plans' : 'Upgrade to Pro'}</Link>
      </Button>
    </div>
  );
}
