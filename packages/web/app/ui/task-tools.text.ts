import { calendarDay } from './calendar-day.ts';

/** What stands below a task. */
export const text = {
  due: ({ day }: { day: string }) => `Due ${calendarDay(day)}`,
  setDue: 'Set a due date',
  dueDate: 'Due date',
  assigned: ({ name }: { name: string }) => `Assigned to ${name}`,
  assign: 'Assign',
  assignee: 'Assigned to',
  noOne: 'No one',
  comments: ({ comments }: { comments: number }) => `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
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
  notSaved: 'Not saved',
  of: ({ what, title }: { what: string; title: string }) => `${what}: ${title}`,
};
