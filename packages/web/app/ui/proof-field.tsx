import type { User } from '@liftmark/contract/auth';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface ProofFieldProps {
  user: User;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/**
 * Asks for the password again. For an account without one, a recent sign-in is the proof, which the server knows
 * about.
 */
export function ProofField({ user, registration, error }: ProofFieldProps) {
  return (
    <>
      {/* For password managers, which look for the username next to the password. */}
      <input hidden readOnly type="email" autoComplete="username" value={user.email} />
      {user.hasPassword && (
        <Field label="Your password" error={error}>
          {(field) => <PasswordInput {...field} {...registration} autoComplete="current-password" />}
        </Field>
      )}
    </>
  );
}
