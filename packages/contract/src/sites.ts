import { z } from 'zod';
import { SCHEDULES } from './dashboard-pages.ts';
import { errorCodeSchema } from './errors.ts';
import { PAGE_TYPES } from './page-types.ts';
import { effortSchema, recommendationTypeSchema } from './report.ts';

/** Whole sites: their pages by template, and a report from the analyses of a few pages of each. */

/** Most sites of a workspace. */
export const SITE_LIMIT = 50;

/** How far a run may go. The defaults are polite to any server. */
export const siteLimitsSchema = z
  .object({
    /** Addresses that are kept. */
    pages: z.int().min(1).max(10_000).default(5_000),
    /** Pages that are read to compare their structure. */
    reads: z.int().min(1).max(500).default(300),
    /** Links from the start page, where there is no sitemap. */
    depth: z.int().min(0).max(10).default(5),
    minutes: z.int().min(1).max(60).default(10),
    requestsPerSecond: z.int().min(1).max(20).default(5),
    megabytes: z.int().min(1).max(1_000).default(200),
  })
  .meta({ id: 'SiteLimits' });
export type SiteLimits = z.infer<typeof siteLimitsSchema>;
export const DEFAULT_SITE_LIMITS: SiteLimits = siteLimitsSchema.parse({});

/** `POST /api/sites`. */
export const siteRequestSchema = z
  .object({
    url: z.string({ error: 'Enter an address' }).trim().min(1, 'Enter an address').max(2_048),
    limits: siteLimitsSchema.default(DEFAULT_SITE_LIMITS),
    /** Analyzes the representatives of each template as soon as the plan is ready. */
    analyze: z.boolean().default(false),
  })
  .meta({ examples: [{ url: 'https://shop.example.com' }] });
export type SiteRequest = z.input<typeof siteRequestSchema>;

/** From the request of a run to its end. */
export const SITE_RUN_STATES = ['planning', 'planned', 'analyzing', 'done', 'failed', 'cancelled'] as const;
export type SiteRunState = (typeof SITE_RUN_STATES)[number];

/** What a run left out, and why. */
export const SITE_NOTES = [
  'page_limit',
  'read_limit',
  'time_limit',
  'byte_limit',
  'depth_limit',
  'robots',
  'slow_robots',
  'slow_site',
  'sitemap_broken',
  'sitemap_limit',
  'quota',
  'not_allowed',
] as const;
const siteNoteSchema = z.enum(SITE_NOTES);
export type SiteNote = z.infer<typeof siteNoteSchema>;

/** Why a run couldn't read the site. */
export const SITE_FAILURES = [
  'unreachable',
  'auth_required',
  'blocked_by_site',
  'http_status',
  'refused',
  'robots',
  'robots_unreadable',
  'other_site',
  'not_html',
  'empty',
  'crash',
] as const;
export type SiteFailure = (typeof SITE_FAILURES)[number];

const pageTypeSchema = z.enum(PAGE_TYPES);

/** A page that stands for its template. */
const representativeSchema = z.object({
  pageId: z.int(),
  url: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'cancelled']),
  /** Why it failed. */
  failure: errorCodeSchema.nullable(),
  /** Of its report, once there is one. */
  secureId: z.uuid().nullable(),
  score: z.int().nullable(),
});

export const siteTemplateSchema = z.object({
  id: z.uuid(),
  /** The address pattern of most of its pages: `/products/*`. */
  name: z.string(),
  /** Further patterns whose pages share the structure. */
  patterns: z.array(z.string()),
  pages: z.int(),
  /** Pages whose structure was read. The others are counted by their address pattern. */
  read: z.int(),
  /** Mean similarity of the pages that were read, 0 to 1; null for one page. */
  similarity: z.number().nullable(),
  /** Of its reports; before any, a guess from its markup; null if unclear. */
  pageType: pageTypeSchema.nullable(),
  /** Mean score of its reports. */
  score: z.int().nullable(),
  representatives: z.array(representativeSchema),
});
export type SiteTemplate = z.infer<typeof siteTemplateSchema>;

/** Where a leak was seen in one template. */
const leakPlaceSchema = z.object({
  template: z.uuid(),
  name: z.string(),
  /** Analyzed pages that have it, of all that were analyzed. */
  seenOn: z.int(),
  analyzed: z.int(),
  /** Pages with this template. */
  pages: z.int(),
});

export const siteLeakSchema = z.object({
  /** Of the recommendation. */
  id: z.string(),
  title: z.string(),
  type: recommendationTypeSchema,
  effort: effortSchema,
  places: z.array(leakPlaceSchema),
  seenOn: z.int(),
  analyzed: z.int(),
  /** Pages that likely have it: the share of each template's analyzed pages, times its pages. */
  likelyPages: z.int(),
  /** Points that the fix is estimated to gain, on average over the reports that advise it; null without a score. */
  gain: z.number().nullable(),
  /** The report that shows it best. */
  secureId: z.uuid(),
  /** Whether its advice is open without Pro. */
  isOpen: z.boolean(),
});
export type SiteLeak = z.infer<typeof siteLeakSchema>;

/** The change that helps most pages of one template at once. */
export const templateFixSchema = siteLeakSchema
  .pick({
    id: true,
    title: true,
    effort: true,
    gain: true,
    secureId: true,
    isOpen: true,
  })
  .extend({ template: z.uuid(), name: z.string(), pages: z.int(), seenOn: z.int(), analyzed: z.int() });
export type TemplateFix = z.infer<typeof templateFixSchema>;

const journeyStepSchema = z.object({
  template: z.uuid(),
  name: z.string(),
  pageType: pageTypeSchema.nullable(),
  score: z.int().nullable(),
});

export const siteJourneySchema = z.object({
  goal: pageTypeSchema,
  steps: z.array(journeyStepSchema),
  /** The step with the lowest score, by its place; null if fewer than two steps have a score. */
  weakest: z.int().nullable(),
});
export type SiteJourney = z.infer<typeof siteJourneySchema>;

/** A journey with what was measured since. */
export const weighedJourneySchema = siteJourneySchema.extend({
  /** The step after which most visitors are lost, where the visits of every step are known; else that with the lowest score. */
  weakest: z.int().nullable(),
  weakestBy: z.enum(['visits', 'score']).nullable(),
  steps: z.array(
    journeyStepSchema.extend({
      /** Visits of the template’s pages in 28 days, as measured lately; null if too few of them are measured. */
      visits: z.int().nullable(),
    }),
  ),
});
export type WeighedJourney = z.infer<typeof weighedJourneySchema>;

/** What changed since the run before. */
export const siteChangesSchema = z.object({
  previousAt: z.string(),
  pagesAdded: z.int(),
  pagesGone: z.int(),
  /** Templates with a score by the same rubric in both runs. */
  scores: z.array(z.object({ name: z.string(), before: z.int(), now: z.int() })),
  newTemplates: z.array(z.string()),
  goneTemplates: z.array(z.string()),
  fixed: z.array(z.object({ id: z.string(), title: z.string() })),
  newLeaks: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type SiteChanges = z.infer<typeof siteChangesSchema>;

export const siteReportSchema = z.object({
  /** Mean of the templates' scores, each counted by its pages; null without any. */
  score: z.int().nullable(),
  /** Pages of templates with a score. */
  pagesCovered: z.int(),
  analyzed: z.int(),
  leaks: z.array(siteLeakSchema),
  fixes: z.array(templateFixSchema),
  journeys: z.array(siteJourneySchema),
  /** Null in a first run. */
  changes: siteChangesSchema.nullable(),
});
export type SiteReport = z.infer<typeof siteReportSchema>;

const runSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(SITE_RUN_STATES),
    isPaused: z.boolean(),
    limits: siteLimitsSchema,
    /** Where its pages come from; null until that is known. */
    source: z.enum(['sitemap', 'links']).nullable(),
    /** Addresses, and how many of them were read. */
    pages: z.int(),
    read: z.int(),
    failed: z.int(),
    /** Addresses that robots.txt closes. */
    closed: z.int(),
    requests: z.int(),
    bytes: z.int(),
    /** Seconds that planning has taken. */
    seconds: z.int(),
    notes: z.array(siteNoteSchema),
    failure: z.enum(SITE_FAILURES).nullable(),
    createdAt: z.string(),
    plannedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
  })
  .meta({ id: 'SiteRun' });
export type SiteRun = z.infer<typeof runSchema>;

const siteEntrySchema = z.object({
  id: z.uuid(),
  url: z.string(),
  host: z.string(),
  /** The client that its pages belong to, unless they have one of their own. */
  clientId: z.uuid().nullable(),
  createdAt: z.string(),
  schedule: z.enum(SCHEDULES).nullable(),
  nextAt: z.string().nullable(),
  /** The run that goes on or is paused, else the newest one. */
  run: runSchema,
  /** The newest run with a plan, which the templates, pages and report are of; null before the first. */
  plan: runSchema.nullable(),
  templates: z.int(),
  score: z.int().nullable(),
});

/** `GET /api/sites`. */
export const sitesSchema = z.object({ sites: z.array(siteEntrySchema), limit: z.int() });
export type Sites = z.infer<typeof sitesSchema>;

/** `GET /api/sites/{id}`. */
export const siteSchema = siteEntrySchema.omit({ templates: true, score: true }).extend({
  /** What you may do, and what the plan is, in its own workspace, whichever you work in. */
  canEdit: z.boolean(),
  isPro: z.boolean(),
  templates: z.array(siteTemplateSchema),
  /** Null until a representative was analyzed. */
  report: siteReportSchema.extend({ journeys: z.array(weighedJourneySchema) }).nullable(),
});
export type Site = z.infer<typeof siteSchema>;

/** Most templates whose representatives are analyzed together, the largest first. */
export const MAX_TEMPLATES = 12;

/** How many pages stand for a template of that many. */
export function representativesFor(pages: number): number {
  if (pages >= 50) return 3;
  return pages >= 5 ? 2 : 1;
}

/** `POST /api/sites/{id}/runs`. */
export const siteRunRequestSchema = siteRequestSchema
  .pick({ limits: true, analyze: true })
  .meta({ examples: [{ analyze: false }] });

/** `POST /api/sites/{id}/analyze`: more pages of one template, or the representatives of all. */
export const siteAnalyzeSchema = z
  .object({
    template: z.uuid().optional(),
    /** For one template: how many more. */
    pages: z.int().min(1).max(20).default(1),
  })
  .meta({ examples: [{ pages: 1 }] });

/** `PUT /api/sites/{id}/schedule`, Pro: how often the site is run again; null for never. */
export const siteScheduleSchema = z
  .object({ every: z.enum(SCHEDULES).nullable() })
  .meta({ examples: [{ every: 'week' }] });

export const SITE_PAGES_PER_ANSWER = 50;

/** `GET /api/sites/{id}/pages`, by opportunity. */
export const sitePagesQuerySchema = z.object({
  template: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const sitePageSchema = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  template: z.uuid().nullable(),
  templateName: z.string(),
  /** Whether its structure was read, or only its address pattern is known. */
  isRead: z.boolean(),
  score: z.int().nullable(),
  /** Whether the score is the page's own, or its template's. */
  isOwnScore: z.boolean(),
  /** From its owner's figures; null if unknown. */
  visits: z.int().nullable(),
  /** Missing points, times visits where these are known; null without a score. */
  opportunity: z.number().nullable(),
  secureId: z.uuid().nullable(),
});
export type SitePage = z.infer<typeof sitePageSchema>;

export const sitePagesSchema = z.object({ pages: z.array(sitePageSchema), total: z.int() });
export type SitePages = z.infer<typeof sitePagesSchema>;
