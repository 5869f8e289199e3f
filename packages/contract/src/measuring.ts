import { z } from 'zod';
import { LIFT_VERDICTS } from './lift.ts';

/** Where measured days come from, in the order in which they are believed where two know as many days. */
export const METRIC_SOURCES = ['tag', 'ga4', 'plausible', 'umami', 'matomo', 'posthog', 'csv'] as const;
export const metricSourceSchema = z.enum(METRIC_SOURCES);
export type MetricSourceId = z.infer<typeof metricSourceSchema>;

/** What counts as a conversion. A call of `liftmark('conversion')` and a marked element always do. */
export const GOALS = ['form', 'action', 'thanks', 'call'] as const;
export type Goal = (typeof GOALS)[number];

/** Most sites with a tag that a workspace has. */
export const SITE_LIMIT = 50;
const HOSTS = 20;
const THANKS = 20;

const HOST =
  /^(?=.{1,253}(?::\d+)?$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

const plainHostSchema = z.string().trim().toLowerCase().regex(HOST, 'Enter a host such as shop.example');

/** Also from an address, as people paste it. */
const hostSchema = z
  .string()
  .trim()
  .transform((text) => text.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''))
  .pipe(plainHostSchema);

const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'This time zone is unknown');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** `POST /api/measuring/sites`, `PUT /api/measuring/sites/{id}`. */
export const siteRequestSchema = z
  .object({
    hosts: z.array(hostSchema).min(1, 'Enter at least one host').max(HOSTS),
    timeZone: timeZoneSchema,
    goal: z.enum(GOALS),
    /** Paths that are reached after a conversion; `*` stands for anything at the end. */
    thanks: z
      .array(
        z
          .string()
          .trim()
          .regex(/^\/[^\s?#]*$/, 'Enter a path such as /thank-you')
          .max(200),
      )
      .max(THANKS)
      .default([]),
    isOn: z.boolean().default(true),
  })
  .refine(({ goal, thanks }) => goal !== 'thanks' || thanks.length > 0, {
    path: ['thanks'],
    message: 'Enter the path that visitors reach after a conversion',
  });
export type SiteRequest = z.input<typeof siteRequestSchema>;

export const measuredSiteSchema = z.object({
  id: z.uuid(),
  hosts: z.array(z.string()),
  timeZone: z.string(),
  goal: z.enum(GOALS),
  thanks: z.array(z.string()),
  isOn: z.boolean(),
  /** The HTML to paste into the pages. */
  snippet: z.string(),
  firstVisitAt: z.string().nullable(),
  lastVisitAt: z.string().nullable(),
  createdAt: z.string(),
});
export type MeasuredSite = z.infer<typeof measuredSiteSchema>;

const daySchema = z.iso.date();
const periodSchema = z.object({ days: z.int(), visits: z.int(), conversions: z.int() });

/** Id of the recommendation that a change or test is about, which makes it a case of the track record. */
export const adviceSchema = z.string().max(200);

const changeSchema = z.object({
  what: z.string(),
  recommendation: adviceSchema.nullable(),
  origin: z.enum(['verified', 'by hand']),
  day: daySchema,
  after: daySchema.nullable(),
  /** Of a change that was entered by hand. */
  id: z.uuid().nullable(),
});

export const liftSchema = z.object({
  lift: z.number(),
  low: z.number(),
  high: z.number(),
  verdict: z.enum(LIFT_VERDICTS),
});

export const changeEffectSchema = z.object({
  changes: z.array(changeSchema),
  from: daySchema,
  until: daySchema,
  before: periodSchema,
  after: periodSchema,
  leftOut: z.int(),
  mayBeUnderstated: z.boolean(),
  effect: liftSchema.extend({ rate: z.number(), expectedRate: z.number() }).nullable(),
  missing: z.object({ daysBefore: z.int(), daysAfter: z.int(), conversions: z.int() }),
  detectable: z.number().nullable(),
});
export type ShownEffect = z.infer<typeof changeEffectSchema>;

export const countsSchema = z
  .object({ visitors: z.int().min(1).max(2_000_000_000), conversions: z.int().min(0).max(2_000_000_000) })
  .refine(({ visitors, conversions }) => conversions <= visitors, {
    path: ['conversions'],
    message: 'Conversions can’t be higher than visitors',
  });

/** `POST /api/measuring/experiments`: the result of an A/B test. */
export const experimentRequestSchema = z
  .object({
    page: z.string().max(2_000),
    name: z.string().trim().min(1, 'Enter what was tested').max(200),
    endedOn: daySchema,
    control: countsSchema,
    variant: countsSchema,
    recommendation: adviceSchema.nullable().default(null),
  })
  .meta({
    examples: [
      {
        page: 'https://shop.test/pricing',
        name: 'Shorter form',
        endedOn: '2026-11-01',
        control: { visitors: 4_000, conversions: 92 },
        variant: { visitors: 4_000, conversions: 121 },
      },
    ],
  });
export type ExperimentRequest = z.infer<typeof experimentRequestSchema>;
export type ExperimentCall = z.input<typeof experimentRequestSchema>;

/** `PUT /api/measuring/experiments/{id}`: what an entered or read result is about. */
export const experimentAdviceSchema = z.object({ recommendation: adviceSchema.nullable() });
export type ExperimentAdvice = z.infer<typeof experimentAdviceSchema>;

const experimentSchema = experimentRequestSchema.omit({ page: true }).extend({
  id: z.uuid(),
  /** Whether a connection reads it. */
  isRead: z.boolean(),
  result: liftSchema,
  recommendation: adviceSchema.nullable(),
});
export type Experiment = z.infer<typeof experimentSchema>;

/** `POST /api/measuring/changes`. */
export const changeRequestSchema = z
  .object({
    page: z.string().max(2_000),
    what: z.string().trim().min(1, 'Enter what was changed').max(200),
    day: daySchema,
    recommendation: adviceSchema.nullable().default(null),
  })
  .meta({ examples: [{ page: 'https://shop.test/pricing', what: 'Shorter form', day: '2026-11-01' }] });
export type ChangeRequest = z.infer<typeof changeRequestSchema>;
export type ChangeCall = z.input<typeof changeRequestSchema>;

const worthSchema = z.object({
  valuePerConversion: z.number().min(0).max(1e9).nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use a code such as USD'),
  /** The rise of the rate to reckon with, in percent. */
  liftLow: z.number().min(0).max(1_000),
  liftHigh: z.number().min(0).max(1_000),
});
export type Worth = z.infer<typeof worthSchema>;

/** `PUT /api/measuring/value`. */
export const valueRequestSchema = worthSchema
  .extend({ page: z.string().max(2_000) })
  .refine(({ liftLow, liftHigh }) => liftLow <= liftHigh, {
    path: ['liftHigh'],
    message: 'Enter a rise that isn’t below the first',
  });
export type ValueRequest = z.infer<typeof valueRequestSchema>;

/** A page in the list. */
export const measuredPageSchema = z.object({
  /** Without protocol, `www.`, query and the slash at the end: `shop.example/pricing`. */
  page: z.string(),
  source: metricSourceSchema,
  /** The last 28 days, today not included. */
  recent: periodSchema.extend({
    /** Days without figures, since measuring began. */
    missing: z.int(),
    isSampled: z.boolean(),
    implausible: z.int(),
  }),
  /** The newest A/B test, which counts more than a comparison of before and after. */
  experiment: experimentSchema.nullable(),
  effect: changeEffectSchema.nullable(),
});
export type MeasuredPage = z.infer<typeof measuredPageSchema>;

/** What is measured of a page, and what its conversions are worth. */
export const pageFiguresSchema = z.object({ page: measuredPageSchema, worth: worthSchema });
export type PageFigures = z.infer<typeof pageFiguresSchema>;

/** `GET /api/measuring`. */
export const measuringSchema = z.object({
  sites: z.array(measuredSiteSchema),
  pages: z.array(measuredPageSchema),
  mayChange: z.boolean(),
});
export type Measuring = z.infer<typeof measuringSchema>;

export const pageQuerySchema = z.object({ page: z.string().min(1).max(2_000) });

const shownDaySchema = z.object({
  day: daySchema,
  visits: z.int(),
  conversions: z.int(),
  isSampled: z.boolean(),
  isComplete: z.boolean(),
  isImplausible: z.boolean(),
});

/** `GET /api/measuring/page`. */
export const pageMeasuringSchema = z.object({
  measured: measuredPageSchema.nullable(),
  days: z.array(shownDaySchema),
  effects: z.array(changeEffectSchema),
  experiments: z.array(experimentSchema),
  /** What the reports on the page advised, to say what a change or a test was about. */
  recommendations: z.array(z.object({ id: z.string(), title: z.string() })),
  worth: worthSchema,
  mayChange: z.boolean(),
});
export type PageMeasuring = z.infer<typeof pageMeasuringSchema>;

/** `POST /api/measuring/csv`. */
export const csvRequestSchema = z
  .object({
    csv: z.string().max(4_000_000, 'Upload at most 4 MB'),
    /** The host of pages that the file names by their paths. */
    host: plainHostSchema.optional(),
  })
  .meta({
    examples: [{ csv: 'page,day,visits,conversions\n/pricing,2026-11-01,1200,31', host: 'shop.test' }],
  });
export const csvResponseSchema = z.object({ days: z.int(), pages: z.int() });

export const createdSchema = z.object({ id: z.uuid() });

/** A page as measured days name it; null if it isn't one. */
export function measuredPageOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/+$/, '');
  const page = `${url.host.replace(/^www\./, '')}${path}`;
  return page.length > MAX_PAGE ? null : page;
}

/** An index takes 2,700 bytes. */
const MAX_PAGE = 600;
