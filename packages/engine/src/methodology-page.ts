import { CATEGORIES, CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { MethodCheck, Methodology } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import { scoreMaking } from '@liftmark/contract/score-making';

/** The rubric as a Markdown page. */
export function methodologyPage(method: Methodology): string {
  const chapters = CATEGORIES.map((category) => {
    const own = method.checks.filter((check) => check.category === category);
    return [`## ${CATEGORY_LABELS[category]}`, ...own.map((check) => section(check, method))].join('\n\n');
  });
  const parts = [
    introduction(method),
    making(method),
    ceilings(method),
    ...chapters,
    multipliers(method),
    omissions(method),
  ];
  return `${parts.join('\n\n')}\n`;
}

function introduction({ rubricVersion, checks, ceilings }: Methodology): string {
  return `# What Liftmark measures

<!-- Written by scripts/methodology.ts from the checks. Do not edit by hand. -->

Rubric \`${rubricVersion}\`: ${checks.length} checks in ${CATEGORIES.length} categories, and ${ceilings.length} ceilings. A check scores from 0 to 1,
doesn't apply, or isn't measured. The weight, 0 to 10, follows the strength of the published evidence. No study
below promises your page an effect.`;
}

function making(method: Methodology): string {
  const steps = scoreMaking(method).map((step, index) => `${index + 1}. ${step}`);
  return `## How the score is made\n\n${steps.join('\n')}`;
}

function ceilings({ ceilings: all }: Methodology): string {
  return [
    '## Ceilings',
    'What no strength of a page makes up for. Each takes a share of the whole score.',
    ...all.map(({ id, title, measure }) => `### \`${id}\`\n\n*${title}.*\n\n**How.** ${measure}`),
  ].join('\n\n');
}

function section(check: MethodCheck, method: Methodology): string {
  const { id, passes, fails, why, measure, weight, factor, group, pageTypes, limits, sources } = check;
  const types = pageTypes === 'all' ? 'all' : pageTypes.map((type) => PAGE_TYPE_LABELS[type]).join(', ');
  const facts = [
    `Weight ${weight}${factor === 1 ? '' : `, × ${factor} by people's ratings`}`,
    `group ${group}`,
    `page types: ${types}`,
    ...limits,
  ];
  return [
    `### \`${id}\``,
    `*${passes}, or: ${fails.charAt(0).toLowerCase()}${fails.slice(1)}.*`,
    `${facts.join('; ')}.`,
    `**Why.** ${why}`,
    `**How.** ${measure}`,
    `**Sources**\n\n${sourceList(sources, method)}`,
  ].join('\n\n');
}

function sourceList(ids: readonly string[], { sources }: Methodology): string {
  return ids
    .flatMap((id) => sources[id] ?? [])
    .map(({ id, title, publisher, year, url, strength, population, caveat, contradictedBy }) => {
      const name = url ? `[${title}](${url})` : title;
      const against = contradictedBy.length > 0 ? ` Contradicted by ${contradictedBy.join(', ')}.` : '';
      return `- \`${id}\`: ${name}, ${publisher}${year ? ` ${year}` : ''} (${strength}; ${population}). ${caveat}${against}`;
    })
    .join('\n');
}

function multipliers({ multipliers: factors }: Methodology): string {
  const rows = PAGE_TYPES.map((type) => {
    const groups = Object.entries(factors[type]).map(([group, factor]) => `${group} × ${factor}`);
    return `| ${PAGE_TYPE_LABELS[type]} | ${groups.join(', ') || 'all × 1'} |`;
  });
  return [
    '## Multipliers by page type',
    'A weight is multiplied by what its group counts for on the page type; what is not named counts once.',
    ['| page type | groups |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function omissions(method: Methodology): string {
  return [
    '## What is no check, on purpose',
    ...method.omissions.map(
      ({ title, reason, sources }) => `**${title}.** ${reason}\n\n${sourceList(sources, method)}`,
    ),
  ].join('\n\n');
}
