import type { Plan } from '@liftmark/contract/account';
import type { CreateSubscriptionRequest, PlanType } from '@liftmark/contract/billing';
import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { seatsSchema, type Workspace, type WorkspaceDetail } from '@liftmark/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceFor } from '../../client/api-error.ts';
import { openCustomerPortal } from '../../client/customer-portal.ts';
import { planQuery } from '../../client/plan-query.ts';
import { planWords } from '../../client/plan-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';
import { changeSeats, membersQuery, refreshTeam, teamQuery } from './workspace-calls.ts';

/** Opens the checkout of a plan. */
export interface Checkout {
  start: (request: CreateSubscriptionRequest) => void;
  opening: PlanType | null;
  error: Error | null;
}

interface SeatsPartProps {
  team: Workspace;
  checkout: Checkout;
}

/** The plan of the team and its seats: owners pay, everyone sees. */
export function SeatsPart({ team, checkout }: SeatsPartProps) {
  const detail = useQuery(teamQuery(team.id));
  const plan = useQuery(planQuery);
  return (
    <Part
      id="seats"
      title="Seats and plan"
      lead="Owners, admins and editors take a seat. Viewers are free, as many as you like."
    >
      <Loaded query={detail} skeleton={<Skeleton className="h-24 w-full" />}>
        {(shown) => (
          <Loaded query={plan} skeleton={<Skeleton className="h-24 w-full" />}>
            {(current) => <TeamPlan team={shown} plan={current} checkout={checkout} />}
          </Loaded>
        )}
      </Loaded>
    </Part>
  );
}

interface TeamPlanProps {
  team: WorkspaceDetail;
  plan: Plan;
  checkout: Checkout;
}

function TeamPlan({ team, plan, checkout }: TeamPlanProps) {
  const { name, lines } = planWords(plan);
  const isOwner = team.role === 'owner';
  return (
    <>
      <div className="grid gap-0.5">
        <p className="font-medium text-ink">{name}</p>
        <p className="tabular text-ui">{text.seats({ used: team.seatsUsed, seats: team.seats })}</p>
        {lines.map((line) => (
          <p key={line} className="tabular text-ui">
            {line}
          </p>
        ))}
      </div>
      {!isOwner && <AskOwners id={team.id} />}
      {isOwner && !plan.isPro && <BuySeats team={team} checkout={checkout} />}
      {isOwner && plan.isPro && plan.isManaged && <ChangeSeats key={team.seats} team={team} />}
      {isOwner && plan.isManaged && <Portal />}
    </>
  );
}

function AskOwners({ id }: { id: string }) {
  const { data: members } = useQuery(membersQuery(id));
  const owners =
    members?.filter(({ role }) => role === 'owner').map(({ name, email }) => name || email) ?? [];
  return owners.length > 0 && <p className="note">{text.askOwners({ owners })}</p>;
}

/** The number that was typed, or why it isn't one. */
function readSeats(typed: string, used: number): { seats: number } | { problem: string } {
  const parsed = seatsSchema.safeParse(typed.trim() === '' ? Number.NaN : Number(typed));
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? '' };
  return parsed.data < used ? { problem: text.tooFew({ used }) } : { seats: parsed.data };
}

const PAID = ['monthly', 'annual'] as const;

function BuySeats({ team, checkout: { start, opening, error } }: Omit<TeamPlanProps, 'plan'>) {
  const [typed, setTyped] = useState(String(Math.max(team.seatsUsed, 2)));
  const [planType, setPlanType] = useState<PlanType>('monthly');
  const [isAsked, setAsked] = useState(false);
  const read = readSeats(typed, team.seatsUsed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if ('seats' in read)
      start({ planType, trial: false, seats: read.seats, returnTo: '/account/team#seats' });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label="Plan">
          {(field) => (
            <Select
              {...field}
              value={planType}
              onChange={({ currentTarget }) => setPlanType(currentTarget.value as PlanType)}
            >
              {PAID.map((each) => (
                <option key={each} value={each}>
                  {text.perSeat(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SeatsField
          typed={typed}
          onChange={setTyped}
          problem={isAsked && 'problem' in read ? read.problem : null}
        />
      </div>
      {'seats' in read && (
        <p className="tabular text-ui">
          {formatPrice(PLANS[planType].charged * read.seats)} today, then every{' '}
          {planType === 'annual' ? 'year' : 'month'} until you cancel.
        </p>
      )}
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <SubmitButton look="plain" className="justify-self-start" isPending={opening !== null}>
        Upgrade to Pro
      </SubmitButton>
    </form>
  );
}

function ChangeSeats({ team }: { team: WorkspaceDetail }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(String(Math.max(team.seats, team.seatsUsed)));
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (seats: number) => changeSeats(team.id, seats),
    onSuccess: async ({ seats }) => {
      toast({
        title: 'Seats changed',
        description: `Your team has ${seats} ${seats === 1 ? 'seat' : 'seats'} now.`,
      });
      await Promise.all([
        refreshTeam(queryClient, team.id),
        queryClient.invalidateQueries({ queryKey: planQuery.queryKey }),
      ]);
    },
  });
  const read = readSeats(typed, team.seatsUsed);
  const refused = error instanceof ApiError ? error.body?.fields?.seats : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if ('seats' in read && read.seats !== team.seats) mutate(read.seats);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <SeatsField
          typed={typed}
          onChange={setTyped}
          problem={isAsked && 'problem' in read ? read.problem : (refused ?? null)}
        />
        <SubmitButton look="plain" className="mt-[1.65rem]" isPending={isPending}>
          Change seats
        </SubmitButton>
      </div>
      <p className="note">
        More seats are charged now, for the rest of the period. Fewer count from the next one.
      </p>
      <FormProblem>{error && refused === undefined && sentenceFor(error)}</FormProblem>
    </form>
  );
}

interface SeatsFieldProps {
  typed: string;
  onChange: (typed: string) => void;
  problem: string | null;
}

function SeatsField({ typed, onChange, problem }: SeatsFieldProps) {
  return (
    <Field label="Seats" error={problem ?? undefined} className="w-36">
      {(field) => (
        <Input
          {...field}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          className="tabular"
          value={typed}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Portal() {
  const { mutate, isPending, error } = useMutation({ mutationFn: openCustomerPortal });
  return (
    <div className="grid gap-2">
      <Button
        className="justify-self-start"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        Manage plan
      </Button>
      <p className="note">Change the plan or card, cancel, or see your invoices.</p>
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
    </div>
  );
}
