import { zodResolver } from '@hookform/resolvers/zod';
import { type Client, clientRequestSchema } from '@liftmark/contract/clients';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { clientsQuery } from '../../client/clients.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { BrandingForm } from './branding-form.tsx';
import { deleteClient, renameClient } from './client-calls.ts';
import { ClientSites } from './client-sites-part.tsx';
import { text } from './clients.text.ts';
import { Links } from './links-part.tsx';

/** One client: its sites, its links, its branding and its name. */
export function ClientScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  const query = useQuery({ ...clientsQuery, enabled: Boolean(user) });
  const client = query.data?.find((each) => each.id === id);
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account/clients" className="justify-self-start text-sm">
          {text.title}
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="title-1 [overflow-wrap:anywhere]">{client?.name ?? text.client}</h1>
          {client && client.averageScore !== null && <ScoreLetter score={client.averageScore} />}
        </div>
        <p className="note tabular min-h-6">{client && text.figures(client)}</p>
        {client && <ClientLinks id={client.id} />}
      </Wrap>
      {user === null ? (
        <SignedOutPreview
          parts={text.preview}
          onSignIn={() => openSignIn({ mode: 'signin', returnTo: `/account/clients/${id}` })}
        >
          {text.signedOut}
        </SignedOutPreview>
      ) : client !== undefined && user ? (
        <ClientParts key={client.id} client={client} isPro={user.isPro} />
      ) : (
        <Wrap className="pb-(--section)">
          <Loaded query={query} skeleton={<Skeleton className="h-80 w-full" />}>
            {() => <p className="text-lg">{text.missing}</p>}
          </Loaded>
        </Wrap>
      )}
    </>
  );
}

/** Its pages, its tasks and what was done for it this month. */
function ClientLinks({ id }: { id: string }) {
  const month = new Date().toISOString().slice(0, 7);
  const links = [
    { to: '/dashboard', words: text.onDashboard },
    { to: '/teamwork', words: text.work },
    { to: `/teamwork/${month}`, words: text.month },
  ];
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
      {links.map(({ to, words }) => (
        <Link key={to} to={`${to}?client=${id}`}>
          {words}
        </Link>
      ))}
    </p>
  );
}

function ClientParts({ client, isPro }: { client: Client; isPro: boolean }) {
  const { id } = client;
  const isEditor = useHasRole('editor');
  const isAdmin = useHasRole('admin');
  return (
    <>
      <Part id="sites" title={text.sites.title} lead={text.sites.lead}>
        <ClientSites clientId={id} />
      </Part>
      {isEditor && (
        <Part id="links" {...text.links}>
          <Links of={`/api/clients/${id}`} isPro={isPro} />
        </Part>
      )}
      {isAdmin && (
        <>
          <Part id="branding" {...text.branding}>
            <BrandingForm of={`/api/clients/${id}/branding`} isPro={isPro} />
          </Part>
          <Part id="client" title={text.client} lead="">
            <NameForm client={client} />
            <DeleteClient client={client} />
          </Part>
        </>
      )}
    </>
  );
}

function NameForm({ client: { id, name } }: { client: Client }) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(clientRequestSchema), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: { name: string }): Promise<void> => {
    try {
      await renameClient(id, values.name);
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      toast({ title: text.saved });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label={text.name} error={errors.name?.message}>
        {(field) => <Input {...field} {...form.register('name')} autoComplete="off" />}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton look="plain" isPending={isSubmitting} className="justify-self-start">
        {text.save}
      </SubmitButton>
    </form>
  );
}

function DeleteClient({ client: { id, name } }: { client: Client }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteClient(id),
    onSuccess: async () => {
      await navigate('/account/clients');
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text.removeTitle}
        description={text.removeText({ name })}
      >
        <FormProblem>{remove.error && sentenceFor(remove.error)}</FormProblem>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {text.removeYes}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
