import { formatPrice, PLANS } from '@liftmark/contract/plans';
import type { SimulatedSubscriptionView } from '@liftmark/contract/simulated-payments';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { dateWords } from '../../ui/moment.ts';

/** The changes that need a confirmation. */
export const CONFIRMED = ['cancel', 'switch'] as const;
export type ConfirmedAction = (typeof CONFIRMED)[number];

interface PlanChangeDialogProps {
  action: ConfirmedAction;
  subscription: SimulatedSubscriptionView;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains what canceling or changing the plan means, and asks for confirmation. */
export function PlanChangeDialog({ action, subscription, ...props }: PlanChangeDialogProps) {
  const { title, text, confirm } = WORDS[action](subscription);
  const { isPending, onConfirm, onClose } = props;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <div className="flex flex-wrap gap-3">
        <Button look={action === 'cancel' ? 'danger' : 'primary'} disabled={isPending} onClick={onConfirm}>
          {isPending ? 'Updating...' : confirm}
        </Button>
        <Button onClick={onClose}>Keep current plan</Button>
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
    text: `You keep Pro until ${dateWords(periodEnd)}. You won’t be charged after that, and you can change your mind until then.`,
    confirm: 'Cancel plan',
  }),
  switch: ({ planType, seats }) => {
    const next = planType === 'annual' ? 'monthly' : 'annual';
    const { name, charged } = PLANS[next];
    return {
      title: `Change to ${name}?`,
      text: `You’ll be charged ${formatPrice(charged * seats)} today, and again every ${next === 'annual' ? 'year' : 'month'}.`,
      confirm: `Change to ${name}`,
    };
  },
};
