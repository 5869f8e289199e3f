import { Link, useLocation } from 'react-router';
import { useAccountHint } from '../../client/account-hint.ts';
import { openSignIn, type SignInMode } from '../../client/sign-in.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface SignInButtonProps extends Omit<ButtonProps, 'onClick'> {
  mode: SignInMode;
}

/** Opens the auth dialog; on a page without it `frame.js` goes to one that has it. */
export function SignInButton({ mode, ...props }: SignInButtonProps) {
  return (
    <Button
      {...props}
      data-auth={mode}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (openSignIn({ mode, returnTo: '/analyze' })) event.preventDefault();
      }}
    />
  );
}

/** `frame.js` handles signing out, on every page. */
export function SignOutButton({ className }: { className?: string }) {
  return (
    <Button look="quiet" data-sign-out="" className={className}>
      Sign Out
    </Button>
  );
}

/** Image and name, linking to the account. On pages without React `frame.js` fills both in. */
export function AccountLink() {
  const { pathname } = useLocation();
  const account = useAccountHint();
  return (
    <Button asChild look="quiet" className="min-w-0 max-w-48">
      <Link to="/account" aria-current={pathname === '/account' ? 'page' : undefined} title="Your account">
        <img
          data-account-image=""
          hidden={!account?.image}
          src={account?.image ?? 'data:,'}
          alt=""
          width="24"
          height="24"
          referrerPolicy="no-referrer"
          className="size-6 shrink-0 rounded-full"
        />
        <span data-account-name="" className="truncate">
          {account?.name}
        </span>
      </Link>
    </Button>
  );
}
