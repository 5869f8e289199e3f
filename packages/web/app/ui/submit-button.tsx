import { LoaderCircle } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'disabled' | 'asChild'> {
  isPending: boolean;
}

/** Submits a form; disabled, with a spinner, while it is being sent. */
export function SubmitButton({ isPending, look = 'primary', children, ...props }: SubmitButtonProps) {
  return (
    <Button {...props} type="submit" look={look} disabled={isPending} aria-busy={isPending}>
      {isPending && <LoaderCircle className="animate-spin motion-reduce:animate-none" />}
      {children}
    </Button>
  );
}
