import { basename } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Database } from '../../database/connection.ts';
import {
  accounts,
  analyses,
  analyticsEvents,
  apiKeys,
  brandings,
  clientPages,
  clients,
  comments,
  connectedExperiments,
  contactMessages,
  feedback,
  measuredSites,
  metricConnections,
  pageAccesses,
  pageChanges,
  pageExperiments,
  pageMetrics,
  pageValues,
  ratings,
  reanalysisSchedules,
  reports,
  reportTicks,
  searchQueries,
  sessions,
  shareLinks,
  sitePages,
  siteRuns,
  sites,
  siteTemplates,
  subscriptions,
  tasks,
  webhookDeliveries,
  webhooks,
  workspaceMembers,
  workspaces,
} from '../../database/schema.ts';
import type { Files } from '../../platform/files.ts';
import { uploadFileOf } from '../analysis/uploads.ts';
import { findUser } from '../auth/present-user.ts';
import { differenceCropFiles } from '../reports/difference-crop-file.ts';
import type { StoredReport } from '../reports/find-report.ts';
import { presentReport } from '../reports/presenter.ts';
import { listStopped } from '../teamwork/work-mails.ts';
import { ownWordsOf, trialPictureFiles } from '../trials/find-picture.ts';

export interface ExportDeps {
  database: Database;
  files: Files;
}

/** A person, and whether their personal workspace has Pro. */
interface Exported {
  id: string;
  isPro: boolean;
}

/**
 * All stored data of a user and their personal workspace, as the bytes of a ZIP file: `account.json`, and the data and
 * files of each report. Only one report is in memory at a time.
 */
export async function* exportData(
  { database, files }: ExportDeps,
  user: Exported,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const add = (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes, true);
  };
  const addJson = (name: string, value: unknown) =>
    add(name, Buffer.from(JSON.stringify(value, null, 2)), false);

  addJson('account.json', await accountData(database, user.id));
  yield* ready.splice(0);
  const own = await database
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.workspaceId, user.id))
    .orderBy(asc(reports.id));
  for (const { id } of own) {
    const [report] = await database.select().from(reports).where(eq(reports.id, id));
    if (report === undefined) continue;
    const ownWords = await ownWordsOf(database, report);
    addJson(`reports/${report.secureId}/report.json`, { ...reportData(report, user), ownWords });
    const { analysisResults, snapshotFile, desktopScreenshotFile, mobileScreenshotFile } = report;
    const isOpen = user.isPro;
    const crops = isOpen ? differenceCropFiles(analysisResults, snapshotFile) : [];
    const keys = [
      uploadFileOf(report),
      snapshotFile,
      desktopScreenshotFile,
      mobileScreenshotFile,
      ...crops.map(({ file }) => file),
    ];
    for (const file of keys) {
      if (file === null || !(await files.exists(file))) continue;
      add(`reports/${report.secureId}/${basename(file)}`, await files.read(file), true);
    }
    for (const { name, file } of await trialPictureFiles(database, report, isOpen))
      if (await files.exists(file)) add(`reports/${report.secureId}/${name}`, await files.read(file), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Columns that the presented report already contains, as far as its owner may see them, and file keys. */
const PRESENTED = new Set([
  'analysisResults',
  'changes',
  'recommendations',
  'pageTypeInsights',
  'snapshotFile',
  'desktopScreenshotFile',
  'mobileScreenshotFile',
  'visitorId',
]);

function reportData(report: StoredReport, user: Exported): object {
  const columns = Object.entries(report).filter(([name]) => !PRESENTED.has(name));
  const view = presentReport(report, {
    isOpen: user.isPro,
    isOwner: true,
    canEdit: true,
    ticks: [],
    address: report.secureId,
    linkShows: null,
  });
  return { ...Object.fromEntries(columns), ...view };
}

/** The rows about a user without secrets: no password, session id, token or key. */
async function accountData(database: Database, userId: string): Promise<object> {
  const profile = await findUser(database, userId);
  const signIns = await database
    .select({ provider: accounts.providerId, subject: accounts.accountId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    profile,
    signIns,
    sessions: await database
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        expiresAt: sessions.expire,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    apiKeys: await database
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
        expiresAt: apiKeys.expiresAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
    analyses: await database
      .select({
        url: analyses.url,
        state: analyses.state,
        createdAt: analyses.createdAt,
        input: analyses.input,
      })
      .from(analyses)
      .where(eq(analyses.workspaceId, userId)),
    subscriptions: await database.select().from(subscriptions).where(eq(subscriptions.workspaceId, userId)),
    schedules: await database
      .select()
      .from(reanalysisSchedules)
      .where(eq(reanalysisSchedules.workspaceId, userId)),
    ratings: await database.select().from(ratings).where(eq(ratings.userId, userId)),
    ticks: await database.select().from(reportTicks).where(eq(reportTicks.workspaceId, userId)),
    feedback: await database.select().from(feedback).where(eq(feedback.userId, userId)),
    contactMessages: profile.emailVerified
      ? await database.select().from(contactMessages).where(eq(contactMessages.email, profile.email))
      : [],
    events: await database.select().from(analyticsEvents).where(eq(analyticsEvents.userId, userId)),
    webhooks: await webhookData(database, userId),
    links: await linkData(database, userId),
    clients: await clientData(database, userId),
    brandings: await database.select().from(brandings).where(eq(brandings.workspaceId, userId)),
    workspaces: await database
      .select({
        name: workspaces.name,
        kind: workspaces.kind,
        role: workspaceMembers.role,
        joinedAt: workspaceMembers.createdAt,
      })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .where(eq(workspaceMembers.userId, userId)),
    pageAccess: await database
      .select({
        origin: pageAccesses.origin,
        parts: pageAccesses.parts,
        setAt: pageAccesses.setAt,
        lastUsedAt: pageAccesses.lastUsedAt,
      })
      .from(pageAccesses)
      .where(eq(pageAccesses.workspaceId, userId)),
    tasks: await database.select().from(tasks).where(eq(tasks.workspaceId, userId)),
    // Also those in teams: what a person wrote is theirs.
    comments: await database
      .select({
        task: comments.title,
        text: comments.text,
        createdAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      .where(eq(comments.authorId, userId)),
    stoppedMails: await listStopped(database, userId),
    // A personal workspace has the id of its person.
    measuring: await measuringData(database, userId),
    sites: await siteData(database, userId),
  };
}

/** Sites with their runs; what their pages say is in the reports. */
async function siteData(database: Database, workspaceId: string): Promise<object[]> {
  const { id, url, every, nextAt, createdAt } = sites;
  const own = await database
    .select({ id, url, every, nextAt, createdAt })
    .from(sites)
    .where(eq(sites.workspaceId, workspaceId))
    .orderBy(asc(createdAt));
  return Promise.all(own.map(async (site) => ({ ...site, runs: await runData(database, site.id) })));
}

async function runData(database: Database, siteId: string): Promise<object[]> {
  const { id, state, limits, notes, failure, report, createdAt, finishedAt } = siteRuns;
  const runs = await database
    .select({ id, state, limits, notes, failure, report, createdAt, finishedAt })
    .from(siteRuns)
    .where(eq(siteRuns.siteId, siteId))
    .orderBy(asc(createdAt));
  return Promise.all(
    runs.map(async ({ id: runId, ...run }) => ({
      ...run,
      pages: await database
        .select({ url: sitePages.address, title: sitePages.title, template: siteTemplates.name })
        .from(sitePages)
        .leftJoin(siteTemplates, eq(siteTemplates.id, sitePages.templateId))
        .where(eq(sitePages.runId, runId))
        .orderBy(asc(sitePages.id)),
    })),
  );
}

async function measuringData(database: Database, workspaceId: string): Promise<object> {
  const { hosts, timeZone, goal, thanks, isOn, createdAt } = measuredSites;
  return {
    sites: await database
      .select({ hosts, timeZone, goal, thanks, isOn, createdAt })
      .from(measuredSites)
      .where(eq(measuredSites.workspaceId, workspaceId)),
    days: await database.select().from(pageMetrics).where(eq(pageMetrics.workspaceId, workspaceId)),
    changes: await database.select().from(pageChanges).where(eq(pageChanges.workspaceId, workspaceId)),
    experiments: await database
      .select()
      .from(pageExperiments)
      .where(eq(pageExperiments.workspaceId, workspaceId)),
    values: await database.select().from(pageValues).where(eq(pageValues.workspaceId, workspaceId)),
    connections: await connectionData(database, workspaceId),
    connectedExperiments: await database
      .select()
      .from(connectedExperiments)
      .where(eq(connectedExperiments.workspaceId, workspaceId)),
    searches: await database.select().from(searchQueries).where(eq(searchQueries.workspaceId, workspaceId)),
  };
}

/** Without credentials. */
async function connectionData(database: Database, workspaceId: string): Promise<object[]> {
  const { source, property, name, goal, fetchedAt, pausedAt, createdAt } = metricConnections;
  return database
    .select({ source, property, name, goal, fetchedAt, pausedAt, createdAt })
    .from(metricConnections)
    .where(eq(metricConnections.workspaceId, workspaceId));
}

/** Without addresses and secrets: who knows the address of a chat's webhook can write to it. */
async function webhookData(database: Database, userId: string): Promise<object[]> {
  const { id, name, format, events, isOn, createdAt } = webhooks;
  const own = await database
    .select({ id, name, format, events, isOn, createdAt })
    .from(webhooks)
    .where(eq(webhooks.workspaceId, userId));
  const deliveries = await database
    .select({
      webhookId: webhookDeliveries.webhookId,
      payload: webhookDeliveries.payload,
      state: webhookDeliveries.state,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhooks.workspaceId, userId));
  return own.map((webhook) => ({
    ...webhook,
    deliveries: deliveries.flatMap(({ webhookId, ...delivery }) =>
      webhookId === webhook.id ? [delivery] : [],
    ),
  }));
}

/** Without tokens and hashes: who knows a token can read the report. */
async function linkData(database: Database, workspaceId: string): Promise<object[]> {
  const { reportId, clientId, shows, expiresAt, revokedAt, views, lastViewedAt, createdAt } = shareLinks;
  return database
    .select({ reportId, clientId, shows, expiresAt, revokedAt, views, lastViewedAt, createdAt })
    .from(shareLinks)
    .where(eq(shareLinks.workspaceId, workspaceId));
}

async function clientData(database: Database, workspaceId: string): Promise<object[]> {
  const own = await database.select().from(clients).where(eq(clients.workspaceId, workspaceId));
  const pages = await database.select().from(clientPages).where(eq(clientPages.workspaceId, workspaceId));
  return own.map(({ id, name, createdAt }) => ({
    name,
    createdAt,
    pages: pages.flatMap(({ clientId, address }) => (clientId === id ? [address] : [])),
  }));
}
