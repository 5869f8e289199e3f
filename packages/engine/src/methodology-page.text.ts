/** The words of `docs/methodology.md` beside those of the checks. The introduction is wrapped as the file is. */
export const text = {
  introduction: ({
    rubric,
    checks,
    categories,
    ceilings,
  }: {
    rubric: string;
    checks: number;
    categories: number;
    ceilings: number;
  }) => `# What Liftmark measures

<!-- Written by scripts/methodology.ts from the checks. Do not edit by hand. -->

Rubric \`${rubric}\`: ${checks} checks in ${categories} categories, and ${ceilings} ceilings. A check scores from 0 to 1,
doesn't apply, or isn't measured. Its weight, from 0 to 10, follows the strength of the published evidence. None of the
studies below promises your page an effect.`,

  making: '## How the score is made',
  ceilings: '## Ceilings',
  aboutCeilings:
    'Faults that no strength of a page can make up for. Each lowers the whole score by a percentage.',
  multipliers: '## Multipliers by page type',
  aboutMultipliers:
    "A weight is multiplied by the factor of its group on the page type; groups that aren't listed count once.",
  multiplierColumns: ['| page type | groups |', '| --- | --- |'],
  allOnce: 'all × 1',
  omissions: '## Left out on purpose',

  outcomes: ({ passes, fails }: { passes: string; fails: string }) => `*${passes}, or: ${fails}.*`,
  weight: ({ weight }: { weight: number }) => `Weight ${weight}`,
  fittedWeight: ({ weight, factor }: { weight: number; factor: number }) =>
    `Weight ${weight}, multiplied by ${factor} based on people's ratings`,
  group: ({ group }: { group: string }) => `group ${group}`,
  pageTypes: ({ types }: { types: string }) => `page types: ${types}`,
  allTypes: 'all',
  why: ({ why }: { why: string }) => `**Why.** ${why}`,
  how: ({ measure }: { measure: string }) => `**How.** ${measure}`,
  sources: '**Sources**',
  contradicted: ({ sources }: { sources: string }) => `Contradicted by ${sources}.`,
};
