import { amount } from '@liftmark/contract/figures';
import { translated } from '@liftmark/contract/translated';
import { calendarDay } from './calendar-day.ts';
import { text as de } from './task-tools.text.de.ts';
import { text as es } from './task-tools.text.es.ts';
import { text as fr } from './task-tools.text.fr.ts';

/** What stands below a task. */
const english = {
  due: ({ day }: { day: string }) => `Due ${calendarDay(day)}`,
  setDue: 'Set a due date',
  dueDate: 'Due date',
  assigned: ({ name }: { name: string }) => `Assigned to ${name}`,
  assign: 'Assign',
  assignee: 'Assigned to',
  noOne: 'No one',
  comments: ({ comments }: { comments: number }) => amount(comments, 'comment', 'comments'),
  comment: 'Comment',
  yourComment: 'Your comment',
  hint: 'Type @ and a name to mention someone.',
  add: 'Add Comment',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  edited: 'edited',
  former: 'A former member',
  of: ({ what, title }: { what: string; title: string }) => `${what}: ${title}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
