import { z } from 'zod';
import type { Ask } from './ask.ts';
import { addressOf, collectDays, readAll, readAnswer } from './collect-days.ts';
import { googleHeaders } from './google-token.ts';
import type { DayRange, PulledSource } from './source.ts';
import { text } from './sources.text.ts';

/**
 * Google Analytics 4: sessions by landing page, and those with a key event.
 * https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/properties/runReport
 */
export const ga4Source: PulledSource = {
  kind: 'pulled',
  id: 'ga4',
  listProperties,
  async fetchDays(ask, { credentials, property, goal }, range) {
    const headers = await googleHeaders(ask, credentials.key, SCOPE);
    const reports: Report[] = [];
    const rows = await readAll(LIMIT, async (offset) => {
      const report = await askReport(ask, headers, property, goal, range, offset);
      reports.push(report);
      return report.rows;
    });
    const notes = reports.map(({ metadata }) => metadata);
    const reason = notes.some((note) => note.subjectToThresholding)
      ? text.ga4.thresholded
      : notes.some((note) => note.dataLossFromOtherRow)
        ? text.ga4.otherRow
        : null;
    const isSampled = notes.some(({ samplingMetadatas }) => samplingMetadatas.length > 0);
    const { days, missing } = collectDays(rows.map(dayOf), range, isSampled);
    return { days, missing: reason === null ? missing : [{ ...range, reason }, ...missing] };
  },
};

const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly';
const LIMIT = 100_000;

const valuesSchema = z.array(z.object({ value: z.string() }));
const rowSchema = z.object({ dimensionValues: valuesSchema, metricValues: valuesSchema });
const reportSchema = z.object({
  rows: z.array(rowSchema).default([]),
  metadata: z
    .object({
      subjectToThresholding: z.boolean().default(false),
      dataLossFromOtherRow: z.boolean().default(false),
      samplingMetadatas: z.array(z.unknown()).default([]),
    })
    .prefault({}),
});
type Report = z.infer<typeof reportSchema>;

async function askReport(
  ask: Ask,
  headers: Record<string, string>,
  property: string,
  goal: string | null,
  { from, to }: DayRange,
  offset: number,
): Promise<Report> {
  const names = (...each: string[]) => each.map((name) => ({ name }));
  const answer = await ask({
    url: `https://analyticsdata.googleapis.com/v1beta/properties/${encodeURIComponent(property)}:runReport`,
    headers,
    body: {
      dateRanges: [{ startDate: from, endDate: to }],
      dimensions: names('date', 'hostName', 'landingPage'),
      metrics: names('sessions', goal === null ? 'sessionKeyEventRate' : `sessionKeyEventRate:${goal}`),
      orderBys: ['date', 'hostName', 'landingPage'].map((dimensionName) => ({
        dimension: { dimensionName },
      })),
      limit: String(LIMIT),
      offset: String(offset),
    },
  });
  return readAnswer(reportSchema, answer);
}

function dayOf({ dimensionValues, metricValues }: z.infer<typeof rowSchema>) {
  const [date = '', host = '', path = ''] = dimensionValues.map(({ value }) => value);
  const [visits = 0, rate = 0] = metricValues.map(({ value }) => Number(value));
  return {
    address: addressOf(host, path),
    day: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
    visits,
    conversions: Math.round(visits * rate),
  };
}

const summariesSchema = z.object({
  accountSummaries: z
    .array(
      z.object({
        propertySummaries: z.array(z.object({ property: z.string(), displayName: z.string() })).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

/** https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/accountSummaries/list */
async function listProperties(ask: Ask, { key }: { key: string }) {
  const headers = await googleHeaders(ask, key, SCOPE);
  const url = 'https://analyticsadmin.googleapis.com/v1beta/accountSummaries?pageSize=200';
  const { accountSummaries } = readAnswer(summariesSchema, await ask({ url, headers }));
  return accountSummaries.flatMap(({ propertySummaries }) =>
    propertySummaries.map(({ property, displayName }) => ({
      id: property.replace('properties/', ''),
      name: displayName,
    })),
  );
}
