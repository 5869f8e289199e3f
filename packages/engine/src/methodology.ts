import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import type { Check } from './checks/check.ts';
import { CHECKS } from './checks/registry.ts';
import { sourceOf } from './evidence/sources.ts';
import { MULTIPLIERS } from './score/multipliers.ts';
import { rubricVersion } from './score/rubric.ts';

const CATEGORY_LABELS: Record<Category, string> = {
  clarity: 'Clarity',
  urgency: 'Urgency',
  socialProof: 'Social proof',
  offerStrength: 'Offer strength',
  structure: 'Structure',
  trustCredibility: 'Trust and credibility',
};

/** The rubric as a Markdown page: every check with weight, reason, measure and sources, and the multipliers. */
export function methodologyPage(checks: readonly Check[] = CHECKS): string {
  const chapters = CATEGORIES.map((category) => {
    const own = checks.filter((check) => check.category === category);
    return [`## ${CATEGORY_LABELS[category]}`, ...own.map(section)].join('\n\n');
  });
  return `${[introduction(checks), ...chapters, multipliers()].join('\n\n')}\n`;
}

function introduction(checks: readonly Check[]): string {
  return `# What Liftmark measures

<!-- Written by scripts/methodology.ts from the checks. Do not edit by hand. -->

Rubric \`${rubricVersion(checks)}\`: ${checks.length} checks in ${CATEGORIES.length} categories. A check scores from 0 to 1, does not apply, or
is not measured; the last two count neither for nor against a page. The weight, 0 to 10, follows the strength
of the published evidence. No study below promises your page an effect.`;
}

function section({ id, title, why, measure, weight, group, pageTypes, measurable, evidence }: Check): string {
  const types = pageTypes === 'all' ? 'all' : pageTypes.map((type) => PAGE_TYPE_LABELS[type]).join(', ');
  const limits = [
    measurable.static === 'no' ? 'needs a rendered page' : '',
    measurable.static === 'partly' ? 'in part without rendering' : '',
    measurable.withoutWordList === 'no' ? 'needs a language with a word list' : '',
    measurable.withoutWordList === 'partly' ? 'in part without a word list' : '',
  ].filter(Boolean);
  const facts = [`Weight ${weight}`, `group ${group}`, `page types: ${types}`, ...limits];
  return [
    `### \`${id}\``,
    `*${title.passes}, or: ${title.fails.charAt(0).toLowerCase()}${title.fails.slice(1)}.*`,
    `${facts.join('; ')}.`,
    `**Why.** ${why}`,
    `**How.** ${measure}`,
    `**Sources**\n\n${evidence.map(source).join('\n')}`,
  ].join('\n\n');
}

function source(id: string): string {
  const { title, publisher, year, url, strength, population, caveat, contradictedBy } = sourceOf(id);
  const name = url ? `[${title}](${url})` : title;
  const against = contradictedBy.length > 0 ? ` Contradicted by ${contradictedBy.join(', ')}.` : '';
  return `- \`${id}\`: ${name}, ${publisher}${year ? ` ${year}` : ''} (${strength}; ${population}). ${caveat}${against}`;
}

function multipliers(): string {
  const rows = PAGE_TYPES.map((type) => {
    const groups = Object.entries(MULTIPLIERS[type]).map(([group, factor]) => `${group} × ${factor}`);
    return `| ${PAGE_TYPE_LABELS[type]} | ${groups.join(', ') || 'all × 1'} |`;
  });
  return [
    '## Multipliers by page type',
    'A weight is multiplied by what its group counts for on the page type; what is not named counts once.',
    ['| page type | groups |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
