import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionReport, Evidence, Finding } from '@liftmark/contract/report';
import { CHECKS } from '../../checks/registry.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { singleSpaced } from '../../language/characters.ts';
import { type Source, type SourceFacts, sourceFactsOf } from './grounding/source-facts.ts';
import { mask } from './mask.ts';

/** What a model is given of a report. All of it is data; page text is masked and cut. */
export interface ModelInput {
  page: {
    title: string;
    type: string;
    language: string;
    /** Words of the page by node, the most prominent first. */
    words: { id: string; role: string; text: string }[];
  };
  score: { percent: number | null; grade: string | null; categories: Record<string, number | null> };
  findings: ModelFinding[];
}

interface ModelFinding {
  id: string;
  category: string;
  outcome: string;
  title: string;
  observed: string;
  points: number;
}

const MAX_TEXT = 260;
const MAX_WORDS = 40;
const MAX_PARAGRAPHS = 14;

/** The part of a report that a model may see, and what its answers are checked against. */
export function modelInputOf(report: ConversionReport): {
  modelInput: ModelInput;
  sourceFacts: Omit<SourceFacts, 'secrets'>;
} {
  const findings = report.findings.filter(isJudged).map(toModelFinding);
  const words = wordsOnPage(report);
  const title = cut(report.title);
  const evidence = report.findings.flatMap((finding) =>
    finding.evidence.slice(0, 6).map(({ text }) => cut(text)),
  );
  const pageTexts = [title, ...words.map(({ text }) => text), ...evidence];
  return {
    modelInput: {
      page: { title, type: report.pageType.type, language: report.language ?? 'unknown', words },
      score: {
        ...report.overall,
        categories: Object.fromEntries(
          CATEGORIES.map((category) => [category, report.scores[category] ?? null]),
        ),
      },
      findings,
    },
    sourceFacts: sourceFactsOf({
      sources: [
        ...report.findings.map(sourceOf),
        ...words.map(({ id, role, text }) => ({
          id,
          text: `${role}\n${text}`,
          outcome: null,
          category: null,
        })),
      ],
      pageTexts,
      others: [...Object.values(CATEGORY_LABELS), ...WORDS_OF_THE_TRADE],
      urls: [report.url, report.finalUrl],
      language: report.language,
    }),
  };
}

/** Names that any text may use. */
const WORDS_OF_THE_TRADE = [
  'Liftmark Score, CTA, FAQ, SEO, URL, HTML, CSS, PDF, GDPR, HTTPS, JavaScript, English, Google, 100',
];

function isJudged({ outcome }: Finding): boolean {
  return outcome === 'pass' || outcome === 'partial' || outcome === 'fail';
}

function toModelFinding({ check, category, outcome, title, observed, points }: Finding): ModelFinding {
  return {
    id: check,
    category,
    outcome,
    title: cut(title),
    observed: cut(observed, 400),
    points: Math.round(points * 10) / 10,
  };
}

const RUBRIC = new Map(CHECKS.map((check) => [check.id, check]));

/** A finding with what its check is about, so that advice may mention both. */
function sourceOf(finding: Finding): Source {
  const { check, category, title, observed, outcome, evidence } = finding;
  const rubric = RUBRIC.get(check);
  const seen = evidence.slice(0, 6).map(({ text }) => cut(text));
  const about = [check.replaceAll('-', ' '), title, rubric?.title.fails ?? '', cut(observed, 400)];
  return {
    id: check,
    outcome,
    category,
    text: [...about, ...seen].join('\n'),
    // Figures of research belong to its own sentence alone.
    ownWords: [...about, rubric?.why ?? ''].join('\n'),
  };
}

/** From the facts as the engine wrote them; reports of another origin have none. */
function wordsOnPage({ facts }: ConversionReport): ModelInput['page']['words'] {
  const {
    headline,
    subheadline,
    primaryAction,
    actions = [],
    content,
    proof,
    offer,
  } = facts as Partial<PageFacts>;
  const entries: [string, Evidence | undefined, string | undefined][] = [
    ['headline', headline?.evidence, headline?.text],
    ['subheadline', subheadline?.evidence, subheadline?.text],
    ['primary action', primaryAction?.evidence, primaryAction?.text],
    ['explanation', content?.explanation?.evidence, content?.explanation?.text],
    ...actions
      .slice(0, 8)
      .map(({ evidence, text }) => ['action', evidence, text] as [string, Evidence, string]),
    ...(offer?.prices ?? [])
      .slice(0, 5)
      .map(({ evidence, text }) => ['price', evidence, text] as [string, Evidence, string]),
    ...(proof?.testimonials.items ?? [])
      .slice(0, 4)
      .map(({ evidence, text }) => ['testimonial', evidence, text] as [string, Evidence, string]),
    ...(proof?.numbers.evidence ?? [])
      .slice(0, 4)
      .map((evidence) => ['number', evidence, evidence.text] as [string, Evidence, string]),
    ...(content?.sections ?? [])
      .slice(0, 10)
      .map(({ evidence, heading }) => ['section', evidence, heading ?? ''] as [string, Evidence, string]),
    ...(content?.paragraphs ?? [])
      .slice(0, MAX_PARAGRAPHS)
      .map(({ evidence, text }) => ['copy', evidence, text] as [string, Evidence, string]),
  ];
  const seen = new Set<string>();
  return entries
    .flatMap(([role, evidence, text]) => {
      const shown = cut(text ?? '');
      const id = `n${evidence?.node}`;
      if (evidence === undefined || shown === '' || seen.has(id)) return [];
      seen.add(id);
      return [{ id, role, text: shown }];
    })
    .slice(0, MAX_WORDS);
}

/** Masked, on one line, cut. Masked first, so that no half of a number is left. */
function cut(text: string, limit = MAX_TEXT): string {
  const line = singleSpaced(mask(text)).trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line;
}
