/** Every sentence in the PDF documents of the free tools. */
export const text = {
  kinds: {
    abTestPlan: 'A/B Test Plan',
    checklist: 'CRO Audit Checklist',
    journey: 'Customer Journey',
  },

  abTestPlan: {
    figures: 'Figures',
    traffic: 'Weekly traffic',
    perWeek: ({ count }: { count: string }) => `${count} per week`,
    sampleSize: 'Sample size',
    duration: 'Duration',
    ruleOfThumb: ({ figure }: { figure: string }) => `${figure}, by a rule of thumb`,
    weeks: ({ weeks, formatted }: { weeks: number; formatted: string }) =>
      `${formatted} ${weeks === 1 ? 'week' : 'weeks'}`,
    effect: 'Minimum detectable effect',
    relative: ({ percent }: { percent: number }) => `${percent}% (relative)`,
    priority: 'Priority',
    priorityScore: ({ priority, score }: { priority: string; score: number }) =>
      `${priority}, ${score} out of 100`,
    soundSample: 'The statistically sound sample size',
    impossibleSample: ({ percent }: { percent: number }) =>
      `${percent}% more than the current rate would exceed 100%.`,
    soundSampleSize: ({
      percent,
      perVariant,
      total,
      duration,
    }: {
      percent: number;
      perVariant: string;
      total: string;
      duration: string;
    }) =>
      `To detect a change of ${percent}% with 80% power at 5% significance (two-sided test of two proportions), the test needs ${perVariant} visitors per variant, ${total} in total: ${duration}.`,
    variants: 'Variants',
    metrics: 'Metrics',
    primary: ({ metric }: { metric: string }) => `Primary: ${metric}`,
    secondary: ({ metrics }: { metrics: readonly string[] }) => `Secondary: ${metrics.join(', ')}`,
    ideas: 'What to try',
  },

  checklist: {
    title: ({ percent }: { percent: number }) => `${percent}% done`,
    done: 'Done',
    open: 'Open',
  },

  journey: {
    goal: ({ goal }: { goal: string }) => `Goal: ${goal}`,
    audience: ({ audience }: { audience: string }) => `Audience: ${audience}`,
    painPoint: ({ painPoint }: { painPoint: string }) => `Pain point: ${painPoint}`,
    touchpoints: ({ touchpoints }: { touchpoints: readonly string[] }) =>
      `Touchpoints: ${touchpoints.join(', ')}`,
    emotions: ({ emotions }: { emotions: readonly string[] }) => `Emotions: ${emotions.join(', ')}`,
    actions: 'What they do',
    opportunities: 'What you can do',
    painPoints: 'What goes wrong',
    recommendations: 'Recommendations for you',
  },
} as const;
