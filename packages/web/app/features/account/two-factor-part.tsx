import type { EnrollTwoFactorResponse } from '@liftmark/contract/account';
import type { User } from '@liftmark/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { disableTwoFactor, enrollTwoFactor, renewRecoveryCodes } from './account-calls.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type Step =
  | { kind: 'rest' }
  | { kind: 'begin' }
  | { kind: 'setup'; enrollment: EnrollTwoFactorResponse }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'renew' }
  | { kind: 'disable' };

/** Two-factor sign-in: setting it up with the QR code and the recovery codes, and turning it off. */
export function TwoFactorPart({ user }: { user: User }) {
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  return (
    <Part
      id="two-factor"
      title="Two-factor sign-in"
      lead="You enter a code from an app on your phone in addition to your password. A stolen password alone isn’t enough to sign in."
    >
      <TwoFactorStep user={user} step={step} onStep={setStep} />
    </Part>
  );
}

interface StepProps {
  user: User;
  step: Step;
  onStep: (step: Step) => void;
}

function TwoFactorStep({ user, step, onStep }: StepProps) {
  const queryClient = useQueryClient();
  const rest = (): void => onStep({ kind: 'rest' });
  const setEnabled = (twoFactorEnabled: boolean): void => {
    queryClient.setQueryData(userQuery.queryKey, (current) => current && { ...current, twoFactorEnabled });
  };

  switch (step.kind) {
    case 'begin':
      return (
        <ProofForm
          user={user}
          action="Continue"
          onCancel={rest}
          onProof={async (proof) => onStep({ kind: 'setup', enrollment: await enrollTwoFactor(proof) })}
        >
          You need an authenticator app, such as the one built into your phone or password manager.
        </ProofForm>
      );
    case 'setup':
      return (
        <TwoFactorSetup
          enrollment={step.enrollment}
          onCancel={rest}
          onDone={(codes) => {
            setEnabled(true);
            onStep({ kind: 'codes', codes });
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes email={user.email} codes={step.codes} onDone={rest} />;
    case 'renew':
      return (
        <ProofForm
          user={user}
          action="Get new codes"
          onCancel={rest}
          onProof={async (proof) =>
            onStep({ kind: 'codes', codes: (await renewRecoveryCodes(proof)).recoveryCodes })
          }
        >
          New codes replace the ones you saved.
        </ProofForm>
      );
    case 'disable':
      return (
        <ProofForm
          user={user}
          action="Turn off"
          onCancel={rest}
          onProof={async (proof) => {
            await disableTwoFactor(proof);
            setEnabled(false);
            rest();
            toast({ title: 'Two-Factor Is Off', description: 'You sign in with just your password.' });
          }}
        >
          Without it, anyone who knows your password can sign in.
        </ProofForm>
      );
    case 'rest':
      return user.twoFactorEnabled ? (
        <>
          <p className="text-ink">On</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onStep({ kind: 'renew' })}>New recovery codes</Button>
            <Button look="quiet" onClick={() => onStep({ kind: 'disable' })}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button className="justify-self-start" onClick={() => onStep({ kind: 'begin' })}>
          Set up two-factor
        </Button>
      );
  }
}
