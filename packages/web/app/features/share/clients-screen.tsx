import { zodResolver } from '@hookform/resolvers/zod';
import { type Client, clientRequestSchema } from '@liftmark/contract/clients';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { clientsQuery } from '../../client/clients.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
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
import { createClient } from './client-calls.ts';
import { text } from './clients.text.ts';

/** The clients of the workspace, and its branding. */
export function ClientsScreen() {
  const user = useRequiredUser();
  const query = useQuery({ ...clientsQuery, enabled: Boolean(user) });
  const isEditor = useHasRole('editor');
  const isAdmin = useHasRole('admin');
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <Link to="/account" className="justify-self-start text-sm">
          {text.account}
        </Link>
        <h1 className="title-1">{text.title}</h1>
        <p className="max-w-160 text-ui">{text.lead}</p>
      </Wrap>
      {user === null ? (
        <SignedOutPreview
          parts={text.preview}
          onSignIn={() => openSignIn({ mode: 'signin', returnTo: '/account/clients' })}
        >
          {text.signedOut}
        </SignedOutPreview>
      ) : (
        <>
          <Part id="clients" title={text.clients.title} lead={isEditor ? text.clients.lead : ''}>
            {isAdmin && <AddClient />}
            <Loaded query={query} skeleton={<Skeleton className="h-32 w-full" />}>
              {(clients) =>
                clients.length === 0 ? (
                  <p className="text-ui">{text.none}</p>
                ) : (
                  <ClientList clients={clients} />
                )
              }
            </Loaded>
          </Part>
          {isAdmin && (
            <Part id="branding" {...text.workspace}>
              {user ? (
                <BrandingForm of="/api/branding" isPro={user.isPro} />
              ) : (
                <Skeleton className="h-80 w-full" />
              )}
            </Part>
          )}
        </>
      )}
    </>
  );
}

function ClientList({ clients }: { clients: readonly Client[] }) {
  return (
    <FilteredList label={text.search} items={clients} textOf={({ name }) => name}>
      {(shown) => (
        <ul className="border-line border-b">
          {shown.map((client) => (
            <li
              key={client.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-line border-t py-3"
            >
              <div className="min-w-0">
                <Link
                  to={`/account/clients/${client.id}`}
                  className="inline-flex min-h-6 items-center font-medium text-ink [overflow-wrap:anywhere]"
                >
                  {client.name}
                </Link>
                <p className="note tabular">{text.figures(client)}</p>
              </div>
              {client.averageScore !== null && <ScoreLetter score={client.averageScore} />}
            </li>
          ))}
        </ul>
      )}
    </FilteredList>
  );
}

function AddClient() {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(clientRequestSchema), defaultValues: { name: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ name }: { name: string }): Promise<void> => {
    try {
      await createClient(name);
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      form.reset();
      toast({ title: text.added });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label={text.name} error={errors.name?.message}>
        {(field) => (
          <span className="flex flex-wrap gap-3">
            <Input
              {...field}
              {...form.register('name')}
              className="min-w-0 flex-1 basis-48"
              autoComplete="off"
            />
            <SubmitButton isPending={isSubmitting}>{text.add}</SubmitButton>
          </span>
        )}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
    </form>
  );
}
