/** The words of `docs/methodology.md` beside those of the checks. Paragraphs are wrapped as the file is. */
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
  }) => `# How Liftmark scores a page

<!-- Written by npm run docs from the checks. Don't edit by hand. -->

${checks} checks in ${categories} categories make up the score, and ${ceilings} ceilings lower it. Rubric \`${rubric}\`.`,

  diagnoses: ({ pages }: { pages: number }) => `## What comes first

The first five recommendations answer visitors’ questions. Each combines checks, ceilings and facts into one problem with one fix, and
comes earlier the more serious it is and the more often readers of ${pages} pages named it among the two worst of its page type. A problem
that “never comes among the first five” does so only on pages with fewer than three others.`,

  ceilings: `## Ceilings

Problems that no strength of a page can make up for. Each takes a percentage off the page’s points before step 6 converts them to the
scale, so the score itself falls by more or less than that.`,
  ceilingColumns: ['| problem | how much it takes off |', '| --- | --- |'],

  checks: `## Checks

Each item says when the check passes, its weight × factor and group, where it applies, how it scores, and its [sources](#sources). The
weight, from 0 to 10, follows the strength of the published evidence; the factor is fitted to people’s ratings of pages. The web app’s methodology
page adds why each check matters.`,
  check: ({
    id,
    title,
    facts,
    measure,
    cited,
  }: {
    id: string;
    title: string;
    facts: string;
    measure: string;
    cited: string;
  }) => `- **${title}** (\`${id}\`; ${facts}). ${measure} ${cited}`,
  weight: ({ weight, group }: { weight: number; group: string }) => `${weight} ${group}`,
  fittedWeight: ({ weight, factor, group }: { weight: number; factor: number; group: string }) =>
    `${weight}×${factor} ${group}`,
  onlyTypes: ({ types }: { types: string }) => `only ${types}`,
  allTypesBut: ({ types }: { types: string }) => `not ${types}`,

  multipliers: `## Multipliers by page type

A check’s weight is multiplied by its group’s factor for the page type. Groups that aren’t listed have a factor of 1.`,
  multiplierColumns: ['| page type | groups |', '| --- | --- |'],
  allOnce: 'all 1',

  omissions: `## Left out on purpose

Popular advice that we don’t check for.`,

  sources: `## Sources

None of these studies guarantees an effect on your page. The web app’s methodology page shows who was studied and the limits of each study.`,
  recalled: 'quoted from memory',
  contradicted: ({ sources }: { sources: string }) => `contradicted by ${sources}`,
  strengths: {
    experiment: 'Experiments',
    'large-benchmark': 'Large benchmarks',
    'usability-study': 'Usability studies',
    guideline: 'Guidelines',
    'expert-opinion': 'Expert opinions',
  },
};
