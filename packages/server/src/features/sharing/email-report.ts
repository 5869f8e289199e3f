import { createHash } from 'node:crypto';
import { OPEN_PIECES } from '@liftmark/contract/analysis';
import { coverageLimit } from '@liftmark/contract/coverage-words';
import { byPlace, housekeepingWords } from '@liftmark/contract/places';
import type { ConversionReport, Recommendation } from '@liftmark/contract/report';
import { fallInShort, fallWords } from '@liftmark/contract/score-fall';
import {
  ceilingSentence,
  notableCeilings,
  notComparedWords,
  oldRubricWords,
  rangeWords,
  standingWords,
} from '@liftmark/contract/score-words';
import { titleWithAuthor } from '@liftmark/contract/suggestion-words';
import { inLanguageOf } from '@liftmark/contract/translated';
import { triedWords } from '@liftmark/contract/trials';
import { effortAndWorth, startWords, whyFirstWords } from '@liftmark/contract/worth-words';
import { eq } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import { writeAs } from '../../access/lock-role.ts';
import { isUnlocked } from '../../access/policy.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users } from '../../database/schema.ts';
import { reportError } from '../../errors.ts';
import type { MailProps } from '../../mails/props.ts';
import { text } from '../../mails/report.text.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import { findReportBranding } from '../branding/find-branding.ts';
import { downloadName } from '../documents/document-files.ts';
import { orderReport, type ReportDocumentDeps } from '../documents/order-document.ts';
import { previewOf } from '../documents/preview.ts';
import { loadReport, type OwnReport, type StoredReport } from '../reports/find-report.ts';
import { text as refusals } from './email-report.text.ts';
import { inShort } from './in-short.ts';
import { mailboxOf } from './mailbox.ts';

export interface EmailDeps extends ReportDocumentDeps {
  mailer: Mailer;
}

const MAILS_PER_HOUR = 20;
/** For accounts with an unverified address: they cost nothing to create. */
const UNCONFIRMED_MAILS_PER_DAY = 3;
/** From all accounts together. */
const MAILS_PER_RECIPIENT_AND_DAY = 30;
const TOP = 3;

/**
 * Sends a report with its document. A repeat with the same key to the same mailbox sends nothing.
 * @param key the client's `Idempotency-Key`
 * @throws AppError `unauthenticated`, `rate_limited`; those of `writeAs`
 */
export function emailReport(
  deps: EmailDeps,
  context: Context,
  report: OwnReport,
  mail: { email: string; key: string | undefined },
): Promise<void> {
  return inLanguageOf(report, () => send(deps, context, report, mail));
}

async function send(
  deps: EmailDeps,
  { actor }: Context,
  report: OwnReport,
  { email, key }: { email: string; key: string | undefined },
): Promise<void> {
  if (actor.kind !== 'user') throw reportError('unauthenticated', refusals.signedOut);
  const isOpen = isUnlocked(actor, report.owner);
  const file = await orderReport(deps, report, isOpen);
  const stored = await loadReport(deps.database, report);
  const props = inLanguageOf(stored, () => mailOf(stored, isOpen));
  const sender = await senderOf(deps.database, actor.id);
  const brand = await findReportBranding(deps, report);
  const member = { userId: actor.id, workspaceId: report.workspaceId };
  await writeAs(deps.database, member, 'editor', async (transaction) => {
    const recipient = createHash('sha256').update(mailboxOf(email)).digest('base64url');
    const repeat = { key: `email-key:${actor.id}:${report.id}:${recipient}:${key}`, max: 1, windowS: 86_400 };
    if (key !== undefined && (await takeAllowances(transaction, [repeat])) !== null) return;
    await countSender(transaction, actor.id, sender.isConfirmed);
    const daily = { key: `email-to:${recipient}`, max: MAILS_PER_RECIPIENT_AND_DAY, windowS: 86_400 };
    const waitS = await takeAllowances(transaction, [daily]);
    if (waitS !== null) throw reportError('rate_limited', refusals.fullMailbox, { retryAfterS: waitS });
    await deps.mailer.send(
      transaction,
      'report',
      { ...props, ...sender.named },
      {
        to: email,
        userId: actor.id,
        brand,
        attachments: [{ file, name: downloadName(report), type: 'application/pdf' }],
      },
    );
  });
}

/** The sender, by name only if the address is verified, because anyone can give an account any name. */
async function senderOf(
  database: Database,
  id: string,
): Promise<{ isConfirmed: boolean; named: { sender?: string } }> {
  const [sender] = await database
    .select({ isConfirmed: users.emailVerified, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  if (!sender?.isConfirmed) return { isConfirmed: false, named: {} };
  const name = `${sender.firstName} ${sender.lastName}`.trim();
  return { isConfirmed: true, named: name === '' ? {} : { sender: name } };
}

/** @throws AppError `rate_limited` */
async function countSender(transaction: Transaction, id: string, isConfirmed: boolean): Promise<void> {
  const { allowance, message } = isConfirmed
    ? {
        allowance: { key: `email:${id}`, max: MAILS_PER_HOUR, windowS: 3600 },
        message: refusals.tooMany,
      }
    : {
        allowance: { key: `email-unconfirmed:${id}`, max: UNCONFIRMED_MAILS_PER_DAY, windowS: 86_400 },
        message: refusals.unconfirmed,
      };
  const retryAfterS = await takeAllowances(transaction, [allowance]);
  if (retryAfterS !== null) throw reportError('rate_limited', message, { retryAfterS });
}

function mailOf(report: StoredReport, isOpen: boolean): MailProps<'report'> {
  const { secureId, url, analysisResults: results } = report;
  const about = results.kind === 'conversion' ? scoreNotes(results) : null;
  return {
    secureId,
    address: url ?? text.report.draft,
    score: scoreOf(report),
    writtenIn: report.writtenIn,
    ...about,
    ...(results.kind === 'competitor'
      ? comparedAdvice(results.insights.recommendations, isOpen)
      : pageAdvice(results.kind === 'conversion' ? results : null, report.recommendations, isOpen)),
  };
}

type Advice = Pick<MailProps<'report'>, 'problems' | 'recommendations' | 'housekeeping' | 'lockedCount'>;

function comparedAdvice(advice: readonly string[], isOpen: boolean): Advice {
  const recommendations = advice.slice(0, isOpen ? TOP : OPEN_PIECES);
  return { recommendations, lockedCount: isOpen ? 0 : advice.length - recommendations.length };
}

/** Effort and worth, and what became of the fix on the page. */
function aboutItem(item: Recommendation, results: ConversionReport): string {
  const tried = triedWords(results, item);
  return [effortAndWorth(item, results), ...(tried === null ? [] : [tried])].join(' · ');
}

/** What visitors run into in full, then the first of what else is worth doing, then housekeeping by title. */
function pageAdvice(
  results: ConversionReport | null,
  advice: readonly Recommendation[],
  isOpen: boolean,
): Advice {
  const shown = isOpen ? advice : advice.slice(0, OPEN_PIECES);
  const { first, also, housekeeping } = byPlace(shown);
  return {
    problems: first.map((item) => ({
      title: item.title,
      question: item.question ?? null,
      reason: whyFirstWords(item),
      observed: inShort(item.observed),
      ...(item.steps[0] !== undefined && { firstStep: inShort(item.steps[0]) }),
      ...(results && { about: aboutItem(item, results) }),
      ...(item.suggestedBy !== undefined && { suggestedBy: item.suggestedBy }),
    })),
    recommendations: also.slice(0, TOP).map(titleWithAuthor),
    ...(housekeeping.length > 0 && {
      housekeeping: {
        words: housekeepingWords(housekeeping),
        titles: housekeeping.map(titleWithAuthor),
      },
    }),
    lockedCount: advice.length - shown.length,
  };
}

/** Notes that belong with the score: its ceilings, what took the points, its certainty, an old rubric, its standing. */
function scoreNotes(
  results: ConversionReport,
): Pick<MailProps<'report'>, 'limit' | 'held' | 'fall' | 'standing' | 'start' | 'oldRubric' | 'notCompared'> {
  const { percent } = results.overall;
  const fall = percent === null ? null : fallWords(percent, fallInShort(results));
  const limit = rangeWords(results) ?? coverageLimit(results.coverage);
  const start = startWords(results);
  const oldRubric = oldRubricWords(results);
  const notCompared = notComparedWords(results);
  return {
    held: notableCeilings(results).map(ceilingSentence),
    ...(start !== null && { start }),
    ...(fall !== null && { fall }),
    ...(limit !== null && { limit }),
    ...(oldRubric !== null && { oldRubric }),
    ...(notCompared !== null && { notCompared }),
    ...(results.standing && { standing: standingWords(results.standing, results.overall) }),
  };
}

/** “72 (B-)”; only the letter if the report has no number. */
function scoreOf(report: StoredReport): string | null {
  const { percent, grade, range } = previewOf(report);
  const behind = grade ?? range;
  if (percent === null) return grade;
  return behind === null ? `${percent}` : `${percent} (${behind})`;
}
