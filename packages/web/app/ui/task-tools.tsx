import type { ReportTask, ReportTasks, TaskRequest } from '@liftmark/contract/teamwork';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeTask, tasksQuery } from '../client/teamwork-calls.ts';
import { Comments } from './comments.tsx';
import { text as controls } from './controls.text.ts';
import { useFailureWords } from './failure-words.ts';
import { Field, Input, Select } from './field.tsx';
import { worded } from './report-language.tsx';
import { text } from './task-tools.text.ts';
import { TextButton } from './text-button.tsx';
import { toast } from './toast.tsx';

interface TaskToolsProps {
  /** The secure id of a report of the reader's workspace. */
  reportId: string;
  /** The recommendation. */
  task: string;
  title: string;
  /** Whether people who work alone see it only once they set a due date. */
  isQuiet?: boolean;
}

type Open = 'due' | 'assignee' | 'comments' | null;

/** Due date, assignee and comments of a task. People who work alone are offered the due date. */
export function TaskTools({ reportId, ...props }: TaskToolsProps) {
  const { data } = useQuery(tasksQuery(reportId));
  return data === undefined ? null : <LoadedTools reportId={reportId} {...props} tasks={data} />;
}

const LoadedTools = worded(function LoadedTools({
  reportId,
  task,
  title,
  isQuiet = false,
  tasks,
}: TaskToolsProps & { tasks: ReportTasks }) {
  const [open, setOpen] = useState<Open>(null);
  const { change, isPending } = useTaskChange(reportId, task);
  const own: ReportTask = tasks.tasks.find(({ id }) => id === task) ?? {
    id: task,
    assignee: null,
    dueOn: null,
    comments: 0,
  };
  const { people, mayChange } = tasks;
  if (people === null && own.dueOn === null && isQuiet) return null;
  const toggle = (part: Open) => setOpen(open === part ? null : part);
  const due = own.dueOn === null ? text.setDue : text.due({ day: own.dueOn });
  const assigned = own.assignee === null ? text.assign : text.assigned(own.assignee);
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Tool
          title={title}
          words={due}
          isOpen={open === 'due'}
          mayOpen={mayChange}
          onOpen={() => toggle('due')}
        />
        {people !== null && (
          <>
            <Tool
              title={title}
              words={assigned}
              isOpen={open === 'assignee'}
              mayOpen={mayChange}
              onOpen={() => toggle('assignee')}
            />
            <Tool
              title={title}
              words={own.comments === 0 ? text.comment : text.comments(own)}
              isOpen={open === 'comments'}
              mayOpen
              onOpen={() => toggle('comments')}
            />
          </>
        )}
      </div>
      {open === 'due' && (
        <Field label={text.dueDate} className="max-w-60">
          {(control) => (
            <Input
              {...control}
              type="date"
              disabled={isPending}
              defaultValue={own.dueOn ?? ''}
              onChange={({ target }) => {
                // Half-typed dates are empty, as is a cleared one.
                if (target.value !== '' || target.validity.valid)
                  change({ dueOn: target.value === '' ? null : target.value });
              }}
            />
          )}
        </Field>
      )}
      {open === 'assignee' && people !== null && (
        <Field label={text.assignee} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              disabled={isPending}
              value={own.assignee?.userId ?? ''}
              onChange={({ target }) => change({ assigneeId: target.value === '' ? null : target.value })}
            >
              <option value="">{text.noOne}</option>
              {people.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {open === 'comments' && people !== null && <Comments reportId={reportId} task={task} people={people} />}
    </div>
  );
});

interface ToolProps {
  title: string;
  words: string;
  isOpen: boolean;
  /** Viewers read what it says, if it says anything. */
  mayOpen: boolean;
  onOpen: () => void;
}

const Tool = worded(function Tool({ title, words, isOpen, mayOpen, onOpen }: ToolProps) {
  if (!mayOpen)
    return words === text.setDue || words === text.assign ? null : <span className="note">{words}</span>;
  return (
    <TextButton aria-expanded={isOpen} aria-label={text.of({ what: words, title })} onClick={onOpen}>
      {words}
    </TextButton>
  );
});

function useTaskChange(reportId: string, task: string) {
  const queryClient = useQueryClient();
  const { notSaved } = controls;
  const words = useFailureWords();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: TaskRequest) => changeTask(reportId, task, body),
    onSuccess: async (tasks) => {
      queryClient.setQueryData(tasksQuery(reportId).queryKey, tasks);
      await queryClient.invalidateQueries({ queryKey: ['/api/tasks'] });
    },
    onError: (error) => toast({ title: notSaved, description: words(error), look: 'destructive' }),
  });
  return { change: mutate, isPending };
}
