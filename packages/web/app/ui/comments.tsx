import type { Comment, TeamPerson } from '@liftmark/contract/teamwork';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  addComment,
  changeComment,
  commentsQuery,
  deleteComment,
  tasksQuery,
} from '../client/teamwork-calls.ts';
import { Button } from './button.tsx';
import { CommentText } from './comment-text.tsx';
import { failureWords } from './failure-words.ts';
import { Field, TextArea } from './field.tsx';
import { FormProblem } from './form-problem.tsx';
import { Loaded } from './loaded.tsx';
import { momentWords } from './moment.ts';
import { worded } from './report-language.tsx';
import { Skeleton } from './skeleton.tsx';
import { text } from './task-tools.text.ts';
import { TextButton } from './text-button.tsx';

interface CommentsProps {
  reportId: string;
  task: string;
  /** Who can be mentioned. */
  people: readonly TeamPerson[];
}

/** The comments on a task, and the field for one's own. */
export const Comments = worded(function Comments({ reportId, task, people }: CommentsProps) {
  const query = useQuery(commentsQuery(reportId, task));
  const refresh = useRefresh(reportId, task);
  return (
    <div className="grid max-w-measure gap-5">
      <Loaded query={query} skeleton={<Skeleton className="h-16 w-full" />}>
        {(comments) =>
          comments.length > 0 && (
            <ul className="grid gap-4">
              {comments.map((comment) => (
                <OneComment key={comment.id} {...{ reportId, comment, people, refresh }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CommentForm
        label={text.yourComment}
        button={text.add}
        initial=""
        people={people}
        save={(words) => addComment(reportId, task, words)}
        onSaved={refresh}
      />
    </div>
  );
});

function useRefresh(reportId: string, task: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: commentsQuery(reportId, task).queryKey });
    await queryClient.invalidateQueries({ queryKey: tasksQuery(reportId).queryKey });
  };
}

interface OneCommentProps {
  reportId: string;
  comment: Comment;
  people: readonly TeamPerson[];
  refresh: () => Promise<void>;
}

const OneComment = worded(function OneComment({ reportId, comment, people, refresh }: OneCommentProps) {
  const [isEditing, setIsEditing] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteComment(reportId, comment.id),
    onSuccess: refresh,
  });
  const { author, createdAt, editedAt, isYours, mentions } = comment;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-ink text-sm">{author === '' ? text.former : author}</span>
        <span className="note">
          {momentWords(createdAt)}
          {editedAt !== null && `, ${text.edited}`}
        </span>
      </p>
      {isEditing ? (
        <CommentForm
          label={text.yourComment}
          button={text.save}
          initial={comment.text}
          people={people}
          save={(words) => changeComment(reportId, comment.id, words)}
          onSaved={async () => {
            await refresh();
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <CommentText text={comment.text} mentions={mentions} />
      )}
      {isYours && !isEditing && (
        <p className="flex gap-x-4">
          <TextButton onClick={() => setIsEditing(true)}>{text.edit}</TextButton>
          <TextButton disabled={remove.isPending} onClick={() => remove.mutate()}>
            {text.delete}
          </TextButton>
        </p>
      )}
      <FormProblem>{remove.error && failureWords(remove.error)}</FormProblem>
    </li>
  );
});

interface CommentFormProps {
  label: string;
  button: string;
  initial: string;
  people: readonly TeamPerson[];
  save: (words: string) => Promise<unknown>;
  onSaved: () => Promise<void>;
  onCancel?: () => void;
}

const CommentForm = worded(function CommentForm({
  label,
  button,
  initial,
  people,
  save,
  onSaved,
  onCancel,
}: CommentFormProps) {
  const [words, setWords] = useState(initial);
  const { mutate, error, isPending } = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      setWords(initial);
      await onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') mutate(words);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={label} hint={people.length > 1 ? text.hint : undefined}>
        {(control) => (
          <TextArea {...control} rows={3} value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      <Suggestions words={words} people={people} onChoose={setWords} />
      <FormProblem>{error && failureWords(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending || words.trim() === ''}>
          {button}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
});

const MOST = 5;

/** The people whose names begin like the word after the last `@`. */
const Suggestions = worded(function Suggestions({
  words,
  people,
  onChoose,
}: Pick<CommentFormProps, 'people'> & { words: string; onChoose: (words: string) => void }) {
  const at = words.lastIndexOf('@');
  const begun = at === -1 ? null : words.slice(at + 1).toLocaleLowerCase('en');
  const fitting = people.filter(({ name }) => {
    const lower = name.toLocaleLowerCase('en');
    return begun !== null && lower.startsWith(begun) && lower !== begun;
  });
  if (fitting.length === 0) return null;
  return (
    <ul aria-label={text.hint} className="flex flex-wrap gap-x-4">
      {fitting.slice(0, MOST).map(({ userId, name }) => (
        <li key={userId}>
          <TextButton onClick={() => onChoose(`${words.slice(0, at)}@${name} `)}>@{name}</TextButton>
        </li>
      ))}
    </ul>
  );
});
