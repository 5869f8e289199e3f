import type { SignInResponse, User } from '@liftmark/contract/auth';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { closeSignIn, type SignInMode, type SignInRequest } from '../../client/sign-in.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { GoogleChoice } from './google-choice.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useEnter } from './use-enter.ts';

type Step = SignInMode | 'second-factor';

const HEADS: Record<Step, { title: string; description: string }> = {
  signup: { title: 'Create Account', description: 'Free, no credit card. We save your reports.' },
  signin: { title: 'Sign In', description: 'Your reports are where you left them.' },
  'second-factor': { title: 'Sign In', description: 'One more step: confirm it’s you.' },
  forgotten: { title: 'Set a new password', description: 'We’ll send you a link that works for an hour.' },
};

/** Sign-up and sign-in with all their steps. Mounted again each time it opens. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  const [step, setStep] = useState<Step>(request.mode);
  const [email, setEmail] = useState(request.email ?? '');
  const { pathname, search } = useLocation();
  const enter = useEnter();

  const onUser = (user: User): void => enter(user, request, step === 'signup');
  const onSignIn = (answer: SignInResponse): void => {
    if (answer.user) onUser(answer.user);
    else setStep('second-factor');
  };
  const close = (): void => {
    closeSignIn();
    request.onDismiss?.();
  };

  const isChoice = step === 'signup' || step === 'signin';
  return (
    <Dialog open onOpenChange={close} {...HEADS[step]}>
      {isChoice && (
        <>
          {step === request.mode && <FormProblem>{request.problem}</FormProblem>}
          <GoogleChoice returnTo={request.returnTo ?? `${pathname}${search}`} />
        </>
      )}
      {step === 'signup' && <SignUpForm initialEmail={email} onEmail={setEmail} onDone={onUser} />}
      {step === 'signin' && (
        <SignInForm
          initialEmail={email}
          onEmail={setEmail}
          onForgotten={() => setStep('forgotten')}
          onDone={onSignIn}
        />
      )}
      {step === 'second-factor' && (
        <SecondFactorForm onDone={onUser} onStartAgain={() => setStep('signin')} />
      )}
      {step === 'forgotten' && <ForgottenForm initialEmail={email} onBack={() => setStep('signin')} />}
      {isChoice && (
        <TextButton
          className="justify-self-center"
          onClick={() => setStep(step === 'signup' ? 'signin' : 'signup')}
        >
          {step === 'signup' ? 'Already have an account? Sign in' : "Don't have an account? Create one"}
        </TextButton>
      )}
      {step === 'signup' && (
        <p className="note text-center">
          By creating an account you agree to the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            Terms of Service
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
          .
        </p>
      )}
    </Dialog>
  );
}
