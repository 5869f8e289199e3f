import type { FoundersAnalytics } from '@liftmark/contract/founders';
import type { FounderUser } from '@liftmark/contract/founders-lists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { whole } from './figure-words.ts';
import { type Figure, Figures } from './figures.tsx';
import { analyticsQuery, type UserList, usersQuery } from './founders-queries.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { ListPart } from './list-part.tsx';
import { ListTools } from './list-tools.tsx';
import { QueryPart } from './query-part.tsx';
import { useChoice } from './use-choice.ts';
import { UserTable } from './user-table.tsx';

const LISTS: { value: UserList; label: string }[] = [
  { value: 'all-users', label: 'All users' },
  { value: 'users', label: 'New in this range' },
  { value: 'trial-users', label: 'In a trial' },
  { value: 'payment-users', label: 'Card on file' },
];
const SORTS = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'email asc', label: 'By email' },
  { value: 'reports desc', label: 'Most reports first' },
] as const;

export function UsersTab() {
  const { list, range, page, setList, setPage } = useChoice();
  const [chosen, setChosen] = useState<FounderUser | null>(null);
  const kind = LISTS.find(({ value }) => value === list.list)?.value ?? 'all-users';
  const sorted = SORTS.find(({ value }) => value === list.sort)?.value ?? 'createdAt desc';
  const [sort, order] = sorted.split(' ', 2) as [string, string];
  const search = list.search ?? '';
  const parameters = { search, sort, order, page: String(page), range: kind === 'users' ? range : '' };
  const query = useQuery(usersQuery(kind, parameters));
  return (
    <>
      <AccountFigures />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListTools
          label="Search by name or email"
          search={search}
          onSearch={(next) => setList({ search: next })}
        >
          <ChoiceMenu
            label="Show"
            value={kind}
            options={LISTS}
            onChange={(next) => setList({ list: next })}
          />
          <ChoiceMenu
            label="Sort"
            value={sorted}
            options={[...SORTS]}
            onChange={(next) => setList({ sort: next })}
          />
        </ListTools>
        <ListPart query={query} empty="No users found" page={page} onPage={setPage}>
          {({ users }) => <UserTable users={users} onGrant={setChosen} />}
        </ListPart>
      </div>
      {chosen && <GrantDialog key={chosen.id} user={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function AccountFigures() {
  const { range } = useChoice();
  const query = useQuery(analyticsQuery(range));
  return (
    <QueryPart query={query} skeleton={<Figures label="Accounts" figures={figuresOf(undefined)} />}>
      {(analytics) => <Figures label="Accounts" figures={figuresOf(analytics)} />}
    </QueryPart>
  );
}

function figuresOf(analytics: FoundersAnalytics | undefined): Figure[] {
  return [
    {
      label: 'Total Users',
      definition: 'All existing accounts, regardless of the range. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.totalUniqueUsers),
      note: 'Without founders',
    },
    {
      label: 'New Signups',
      definition:
        'Accounts created in the last 7 days, regardless of the range. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.recentSignups),
      note: 'Last 7 days',
    },
    {
      label: 'Trust Rate',
      definition:
        'Share of accounts that trust us with a card: cards on file divided by accounts, rounded to a whole percentage. Founders’ accounts are excluded.',
      value: analytics && `${analytics.trustRate}%`,
      note:
        analytics &&
        `${whole(analytics.cardsOnFile)} ${analytics.cardsOnFile === 1 ? 'card' : 'cards'} on file`,
    },
    {
      label: 'Free Analysis Only',
      definition: 'Accounts without a card on file. Founders’ accounts are excluded.',
      value: analytics && whole(analytics.freeAnalysisOnly),
      note: 'No card on file',
    },
  ];
}
