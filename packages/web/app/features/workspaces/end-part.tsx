import type { User } from '@liftmark/contract/auth';
import type { Workspace } from '@liftmark/contract/workspaces';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type Step = 'leave' | 'transfer' | 'delete';

/** Leaving the team; owners also give it away or delete it. */
export function EndPart({ team, user }: { team: Workspace; user: User }) {
  const [step, setStep] = useState<Step | null>(null);
  const close = (): void => setStep(null);
  const isOwner = team.role === 'owner';
  return (
    <Part
      id="end"
      title={isOwner ? 'Ownership' : 'Leave'}
      lead={isOwner ? 'Give the team away, leave it or delete it.' : 'You can be invited again.'}
    >
      {isOwner && (
        <Row text="Makes another member the owner. You become an admin.">
          <Button onClick={() => setStep('transfer')}>Transfer the team</Button>
        </Row>
      )}
      <Row text="You lose access to the team. Everything you made there stays.">
        <Button onClick={() => setStep('leave')}>Leave the team</Button>
      </Row>
      {isOwner && (
        <Row text="Deletes the team with all its pages and reports, for everyone, immediately and permanently. Its subscription ends.">
          <Button look="danger" onClick={() => setStep('delete')}>
            Delete the team
          </Button>
        </Row>
      )}
      {step === 'leave' && <LeaveDialog team={team} onClose={close} />}
      {step === 'transfer' && <TransferDialog team={team} onClose={close} />}
      {step === 'delete' && <DeleteTeamDialog team={team} user={user} onClose={close} />}
    </Part>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 [&+&]:border-line [&+&]:border-t [&+&]:pt-4">
      <p className="min-w-0 grow basis-64 text-ui">{text}</p>
      {children}
    </div>
  );
}
