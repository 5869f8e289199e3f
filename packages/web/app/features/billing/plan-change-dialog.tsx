import { formatPrice, PLANS } from '@liftmark/contract/plans';
import type { SimulatedSubscriptionView } from '@liftmark/contract/simulated-payments';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { dateWords } from '../../ui/moment.ts';

/** What is asked about before it is done. */
export const CONFIRMED = ['cancel', 'switch'] as const;
export type ConfirmedAction = (typeof CONFIRMED)[number];

interface PlanChangeDialogProps {
  action: ConfirmedAction;
  subscription: SimulatedSubscriptionView;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what leaving or changing the plan means, and asks whether to. */
export function PlanChangeDialog({ action, subscription, ...props }: PlanChangeDialogProps) {
  const { title, text, confirm } = WORDS[action](subscription);
  const { isPending, onConfirm, onClose } = props;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <div className="flex flex-wrap gap-3">
        <Button look={action === 'cancel' ? 'danger' : 'primary'} disabled={isPending} onClick={onConfirm}>
          {isPending ? 'Updating...' : confirm}
        </Button>
        <Button onClick={onClose}>Keep the plan as it is</Button>
      </div>
    </Dialog>
  );
}

interface Words {
  title: string;
  text: string;
  confirm: string;
}

const WORDS: Record<ConfirmedAction, (subscription: SimulatedSubscriptionView) => Words> = {
  cancel: ({ periodEnd }) => ({
    title: 'Cancel your plan?',
    text: `You keep Pro until ${dateWords(periodEnd)}. Nothing is charged after that, and until then you can change your mind.`,
    confirm: 'Cancel the plan',
  }),
  switch: ({ planType }) => {
    const next = planType === 'annual' ? 'monthly' : 'annual';
    const { name, charged } = PLANS[next];
    return {
      title: `Change to ${name}?`,
      text: `${formatPrice(charged)} is charged now, and every ${next === 'annual' ? 'year' : 'month'} from today on.`,
      confirm: `Change to ${name}`,
    };
  },
};
