import { WORK_MAILS, type WorkMail } from '@liftmark/contract/teamwork';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../client/api-error.ts';
import { hasTeamworkQuery, setWorkMails, workMailsQuery } from '../../client/teamwork-calls.ts';
import { Part } from '../../ui/margin-part.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

const LABELS: Record<WorkMail, string> = {
  mention: 'When someone mentions me',
  assignment: 'When someone assigns me a task',
  due: 'When my tasks are due',
};

/** For people who work with others, or with due dates. */
export function WorkMailsPart() {
  const hasTeamwork = useQuery(hasTeamworkQuery);
  const { data } = useQuery({ ...workMailsQuery, enabled: hasTeamwork.data === true });
  const queryClient = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: setWorkMails,
    onSuccess: (mails) => queryClient.setQueryData(workMailsQuery.queryKey, mails),
    onError: (error) => toast({ title: 'Not saved', description: sentenceFor(error), look: 'destructive' }),
  });
  if (data === undefined) return null;
  const shown = isPending ? variables : data;
  return (
    <Part
      id="work-mails"
      title="Emails about tasks"
      lead="At most one an hour, and one a day about due tasks."
    >
      {WORK_MAILS.map((kind) => (
        <Switch
          key={kind}
          label={LABELS[kind]}
          checked={shown[kind]}
          onChange={(wanted) => mutate({ ...shown, [kind]: wanted })}
        />
      ))}
    </Part>
  );
}
