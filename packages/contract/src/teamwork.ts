import { z } from 'zod';
import { pageScopeSchema } from './page-scope.ts';

/** Tasks are the recommendations of a page’s newest report. Dates without a time are `2026-11-30`. */

/** The id of a recommendation. */
export const taskIdSchema = z.string().regex(/^[\w.-]{1,120}$/, 'There’s no such task');

/** Someone in the workspace, or someone who was. */
const personSchema = z.object({ userId: z.uuid(), name: z.string() });
export type TeamPerson = z.infer<typeof personSchema>;

/** What people added to a task. */
export const reportTaskSchema = z
  .object({
    /** The recommendation’s id. */
    id: z.string(),
    assignee: personSchema.nullable(),
    dueOn: z.iso.date().nullable(),
    comments: z.int(),
  })
  .meta({ id: 'ReportTask' });
export type ReportTask = z.infer<typeof reportTaskSchema>;

/** `GET /api/reports/{id}/tasks`: the tasks that someone added something to. */
export const reportTasksSchema = z.object({
  /** Who tasks can be assigned to; null in a personal workspace. */
  people: z.array(personSchema).nullable(),
  /** Whether you may assign tasks and set due dates. */
  mayChange: z.boolean(),
  tasks: z.array(reportTaskSchema),
});
export type ReportTasks = z.infer<typeof reportTasksSchema>;

/** `PUT /api/reports/{id}/tasks/{task}`: omitted fields stay as they are; null removes a value. */
export const taskRequestSchema = z
  .object({
    assigneeId: z.uuid().nullable().optional(),
    dueOn: z.iso.date('Choose a date').nullable().optional(),
  })
  .meta({ examples: [{ dueOn: '2026-12-01' }] });
export type TaskRequest = z.infer<typeof taskRequestSchema>;

/** `GET /api/tasks`: the open tasks with an assignee or a due date, the earliest due first. */
export const openTasksSchema = z.array(
  z
    .object({
      /** The newest report of the page. */
      secureId: z.uuid(),
      page: z.string(),
      url: z.string().nullable(),
      id: z.string(),
      title: z.string(),
      assignee: personSchema.nullable(),
      isYours: z.boolean(),
      dueOn: z.iso.date().nullable(),
      isOverdue: z.boolean(),
    })
    .meta({ id: 'OpenTask' }),
);
export type OpenTasks = z.infer<typeof openTasksSchema>;

export const MAX_COMMENT = 4_000;
/** Most comments of an answer, the newest. */
export const COMMENTS_PER_ANSWER = 200;

/** `POST /api/reports/{id}/comments`. */
const commentTextSchema = z
  .string({ error: 'Write a comment' })
  .trim()
  .min(1, 'Write a comment')
  .max(MAX_COMMENT, `Use at most ${MAX_COMMENT} characters`)
  // Direction characters make text look like other text; line breaks and tabs are fine.
  .regex(/^(?:[^\p{Cc}\p{Bidi_Control}]|[\n\r\t])*$/u, 'The comment contains characters that can’t be used');
export const commentRequestSchema = z.object({ task: taskIdSchema, text: commentTextSchema });
export type CommentRequest = z.input<typeof commentRequestSchema>;

/** `PUT /api/reports/{id}/comments/{commentId}`: one’s own. */
export const commentChangeSchema = z.object({ text: commentTextSchema });

export const commentSchema = z
  .object({
    id: z.uuid(),
    author: z.string(),
    isYours: z.boolean(),
    /** Plain text. */
    text: z.string(),
    /** Names in the text, each after an `@`. */
    mentions: z.array(z.string()),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof commentSchema>;

/** `GET /api/reports/{id}/comments?task=`: the oldest first. */
export const commentsQuerySchema = z.object({ task: taskIdSchema });
export const commentListSchema = z.array(commentSchema);

export const ACTIVITY_KINDS = [
  'analyzed',
  'assigned',
  'unassigned',
  'due',
  'undated',
  'done',
  'reopened',
  'commented',
  'link_created',
  'member_joined',
  'member_left',
  'member_removed',
] as const;

/** `GET /api/activity`, the newest first. */
const activityScopeSchema = pageScopeSchema.extend({
  /** The secure id of a report: everything about its page. */
  page: z.uuid().optional(),
});
export type ActivityScope = z.output<typeof activityScopeSchema>;
export const activityQuerySchema = activityScopeSchema.extend({
  /** `next` of the previous answer. */
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;

export const activitySchema = z.object({
  entries: z.array(
    z
      .object({
        id: z.string(),
        at: z.string(),
        kind: z.enum(ACTIVITY_KINDS),
        /** Empty for Liftmark itself, and for people who are gone. */
        actor: z.string(),
        /** Title of the page’s report, if it is about a page. */
        page: z.string().nullable(),
        secureId: z.uuid().nullable(),
        /** Title of the recommendation. */
        task: z.string().nullable(),
        /** The assignee, the due date, the grade, the beginning of the comment, or the client of a link. */
        detail: z.string().nullable(),
      })
      .meta({ id: 'ActivityEntry' }),
  ),
  next: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/** Most entries of an export, the newest. */
export const MAX_EXPORTED_ACTIVITY = 10_000;
/** `GET /api/activity.csv` and `.json`. */
export const activityExportSchema = activityScopeSchema;

/** The kinds of emails about work with others. */
export const WORK_MAILS = ['mention', 'assignment', 'due'] as const;
export type WorkMail = (typeof WORK_MAILS)[number];

/** `GET` and `PUT /api/account/work-mails`: which of them you get. */
export const workMailsSchema = z.object({ mention: z.boolean(), assignment: z.boolean(), due: z.boolean() });
export type WorkMails = z.infer<typeof workMailsSchema>;

const LAST_YEAR = 9_999;
/** `GET /api/months/{month}`: `2026-11`, in UTC. */
export const monthParamSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month')
  .refine((month) => Number(month.slice(0, 4)) >= 2_000 && Number(month.slice(0, 4)) <= LAST_YEAR);

export const monthSchema = z
  .object({
    month: z.string(),
    workspace: z.string(),
    /** The client or site that it is about; null for the whole workspace. */
    scope: z.string().nullable(),
    analyses: z.int(),
    pages: z.array(
      z.object({
        secureId: z.uuid(),
        title: z.string(),
        url: z.string().nullable(),
        /** The score before the month, or of its first run; the last of the month. Null where there is none. */
        before: z.int().nullable(),
        after: z.int().nullable(),
        /** Whether both come from the same rubric. */
        isComparable: z.boolean(),
        runs: z.int(),
        /** Titles of the changes that people marked as done. */
        done: z.array(z.string()),
        /** Titles of those that a run of the month found fixed. */
        verified: z.array(z.string()),
        /** What was measured, in one sentence; null if nothing was. */
        measured: z.string().nullable(),
      }),
    ),
    /** Pages beyond those listed. The totals include them. */
    morePages: z.int(),
    done: z.int(),
    verified: z.int(),
  })
  .meta({ id: 'Month' });
export type Month = z.infer<typeof monthSchema>;
