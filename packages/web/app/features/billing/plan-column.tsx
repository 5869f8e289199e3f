import type { PlanType } from '@liftmark/contract/billing';
import { formatPrice } from '@liftmark/contract/plans';
import { LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { PlanOffer } from '../../content/plans.ts';
import { Button } from '../../ui/button.tsx';
import { contentsOf, type PresentPlan, planChoice } from './plan-choice.ts';

interface PlanColumnProps {
  offer: PlanOffer;
  isFirst: boolean;
  hasTrialLeft: boolean;
  /** Undefined while unknown. */
  freePerMonth: number | undefined;
  /** Null if there is none. */
  present: PresentPlan | null;
  /** Whether its button is the primary one. */
  isPreselected: boolean;
  /** The plan whose checkout is opening; null if none is. */
  opening: PlanType | null;
  onChoose: (planType: PlanType) => void;
}

/** One plan: its price, what it includes, and its button. */
export function PlanColumn({ offer, isFirst, hasTrialLeft, freePerMonth, ...state }: PlanColumnProps) {
  const { plan, name, perMonth, audience } = offer;
  const { mark, per, terms, action } = planChoice(plan, hasTrialLeft, state.present);
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={`row-span-4 grid grid-rows-subgrid gap-4 py-6 md:pe-8 ${isFirst ? '' : 'border-line border-t md:border-s md:border-t-0 md:ps-8'}`}
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={`plan-${plan}`} className="title-4">
            {name}
          </h2>
          {mark !== null && <span className="font-medium text-accent text-sm">{mark}</span>}
        </div>
        <p className="text-ui">{audience}</p>
      </div>
      <p>
        <span className="title-1 tabular">{formatPrice(perMonth)}</span>
        <span className="text-ink-3 text-ui">{per}</span>
        <span className="block text-ink-3 text-sm">{terms}</span>
      </p>
      <ul className="grid list-disc content-start gap-1 ps-5 text-ui marker:text-ink-3">
        {contentsOf(offer, freePerMonth).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <PlanAction plan={plan} label={action} {...state} />
      </p>
    </article>
  );
}

function PlanAction({
  plan,
  label,
  present,
  isPreselected,
  opening,
  onChoose,
}: Pick<PlanColumnProps, 'present' | 'isPreselected' | 'opening' | 'onChoose'> & {
  plan: PlanOffer['plan'];
  label: string;
}) {
  if (plan === 'free') {
    return (
      <Button asChild>
        <Link to="/analyze">{label}</Link>
      </Button>
    );
  }
  if (present !== null) {
    return (
      <Button look={plan === present.type ? 'primary' : 'plain'} asChild>
        <Link to="/account#plan">{plan === present.type ? 'Manage plan' : 'Switch to this plan'}</Link>
      </Button>
    );
  }
  const isOpening = opening === plan;
  return (
    <Button
      look={isPreselected ? 'primary' : 'plain'}
      disabled={opening !== null}
      aria-busy={isOpening}
      onClick={() => onChoose(plan)}
    >
      {isOpening && <LoaderCircle className="animate-spin motion-reduce:animate-none" />}
      {isOpening ? 'Opening checkout' : label}
    </Button>
  );
}
