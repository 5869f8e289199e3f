import type { FounderUser } from '@liftmark/contract/founders-lists';
import { Button } from '../../ui/button.tsx';
import { dayWords, spelledOut, whole } from './figure-words.ts';
import { planOf } from './plan-of-user.ts';
import { TableHead } from './table-head.tsx';

const CELL = 'border-line border-b py-3 align-top not-last:pe-4';
const WIDE = 'max-md:hidden';
const COLUMNS = [
  { label: 'User', className: 'text-start' },
  { label: 'Plan', className: `text-start ${WIDE}` },
  { label: 'Reports', className: `text-end ${WIDE}` },
  { label: 'Signed up', className: `ps-4 text-start ${WIDE}` },
  { label: 'Pro', className: 'text-end' },
];

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface UserTableProps {
  users: FounderUser[];
  onGrant: (user: FounderUser) => void;
}

/** Accounts, one row each. On a small screen the other columns are a line below the email address. */
export function UserTable({ users, onGrant }: UserTableProps) {
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">Accounts</caption>
      <TableHead columns={COLUMNS} />
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row" className={`${CELL} text-start font-normal [overflow-wrap:anywhere]`}>
              <span className="block font-medium text-ink">{user.email}</span>
              <span className="note block">{aboutUser(user).join(' · ')}</span>
              <span className="note block md:hidden">
                {planOf(user)} · {whole(user.reports)} {user.reports === 1 ? 'report' : 'reports'} ·{' '}
                {DATE.format(new Date(user.createdAt))}
              </span>
            </th>
            <td className={`${CELL} ${WIDE}`}>
              <span className="block">{planOf(user)}</span>
              {user.grantedProUntil !== null && (
                <span className="note block">Granted until {dayWords(user.grantedProUntil)}</span>
              )}
            </td>
            <td className={`${CELL} ${WIDE} tabular text-end`}>{whole(user.reports)}</td>
            <td className={`${CELL} ${WIDE} tabular whitespace-nowrap ps-4`}>
              <time dateTime={user.createdAt}>{DATE.format(new Date(user.createdAt))}</time>
            </td>
            <td className={`${CELL} text-end`}>
              <Button
                onClick={() => onGrant(user)}
                aria-label={`${user.grantedProUntil === null ? 'Grant' : 'Change'} Pro for ${user.email}`}
              >
                {user.grantedProUntil === null ? 'Grant' : 'Change'}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function aboutUser(user: FounderUser): string[] {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return [
    name,
    user.isFounder ? 'Founder' : '',
    user.authProvider === 'email' ? '' : `Signs in with ${spelledOut(user.authProvider)}`,
    user.emailVerified ? '' : 'Email not verified',
    user.emailOptIn ? 'Wants tips by email' : '',
  ].filter(Boolean);
}
