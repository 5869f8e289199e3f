/** What `liftmark ci` says. */
export const text = {
  config: {
    missing:
      'There is no liftmark.config.json or liftmark.config.ts in this folder. Add one, or name it with --config.',
    notRead: ({ file }: { file: string }) => `${file} can't be read. Check its path.`,
    noJson: ({ file, reason }: { file: string; reason: string }) => `${file} isn't JSON: ${reason}`,
    needsNewerNode: ({ file }: { file: string }) =>
      `${file} needs Node 22.18 or newer. Update Node, or write the configuration as JSON.`,
    notRun: ({ file, reason }: { file: string; reason: string }) => `${file} can't be run: ${reason}`,
    refused: ({ file, problems }: { file: string; problems: readonly string[] }) =>
      `${file} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}. ${problems.join(' ')}`,
    unknownKey: ({ key }: { key: string }) => `"${key}" isn't a setting. Check its spelling.`,
    wrong: ({ key, reason }: { key: string; reason: string }) =>
      key === '' ? reason : `"${key}": ${reason}`,
    unknownCheck: ({ key, id, nearest }: { key: string; id: string; nearest: string | null }) =>
      `"${key}" names the check "${id}", which doesn't exist. ${nearest === null ? 'docs/methodology.md lists all checks.' : `Use "${nearest}"?`}`,
    unsetVariable: ({ part, name }: { part: string; name: string }) =>
      `"${part}" needs the environment variable ${name}, which isn't set.`,
    wrongAddress: ({ key, url }: { key: string; url: string }) =>
      `"${key}" isn't the address of a page: ${url}. A path such as /pricing needs "preview".`,
    sameName: ({ name }: { name: string }) => `Two pages are named "${name}". Give each a "name" of its own.`,
    noKey: 'A baseline on a server needs an API key. Set LIFTMARK_KEY.',
    noBaselineFile: '--update-baseline needs "baseline": { "file": "…" } in the configuration.',
  },
  baseline: {
    missing: ({ file }: { file: string }) =>
      `${file} doesn't exist. Create it: liftmark ci --update-baseline`,
    unreadable: ({ file }: { file: string }) =>
      `${file} isn't a baseline. Create it again: liftmark ci --update-baseline`,
    noArtifact: ({ file }: { file: string }) =>
      `Nothing to compare with: ${file} doesn't exist. It comes from a run on the base branch.`,
    newPage: ({ page }: { page: string }) => `${page} isn't in the baseline, so it wasn't compared.`,
    otherRules: ({ page }: { page: string }) =>
      `${page} wasn't compared: the baseline was measured in another way. Update the baseline.`,
    written: ({ file }: { file: string }) => `Wrote the baseline to ${file}.`,
    notWritten: 'The baseline wasn’t changed, because a page couldn’t be analyzed.',
  },
  preview: {
    occupied: ({ address }: { address: string }) =>
      `Something else already answers at ${address}. End it, or choose another port.`,
    ended: ({ command, output }: { command: string; output: string }) =>
      `"${command}" ended before the site was served.${output === '' ? '' : `\n${output}`}`,
    slow: ({ address, seconds }: { address: string; seconds: number }) =>
      `${address} didn't answer within ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Check "preview" in the configuration.`,
  },
  problem: {
    minScore: ({ score, least }: { score: string; least: number }) => `Score is ${score} (needs ${least})`,
    category: ({ category, score, least }: { category: string; score: string; least: number }) =>
      `${category} is ${score} (needs ${least})`,
    mustPass: ({ title }: { title: string }) => `Required check doesn’t pass: ${title}`,
    unmeasured: ({ title }: { title: string }) => `Required check couldn’t be measured: ${title}`,
    drop: ({ before, now, allowed }: { before: number; now: number; allowed: number }) =>
      `Score fell from ${before} to ${now} (${allowed === 0 ? 'no loss' : `a loss of ${allowed}`} allowed)`,
    regression: ({ title }: { title: string }) => `No longer passes, as it does in the baseline: ${title}`,
  },
  rule: {
    analyzed: 'The page is analyzed',
    minScore: ({ least }: { least: number }) => `The score is at least ${least}`,
    category: ({ category, least }: { category: string; least: number }) =>
      `The score of ${category} is at least ${least}`,
    mustPass: ({ check }: { check: string }) => `${check} passes`,
    drop: ({ allowed }: { allowed: number }) => `The score falls by at most ${allowed} points`,
    regressions: 'No check fails that passes in the baseline',
  },
  noScore: 'missing',
  summary: {
    heading: ({ failed }: { failed: number }) =>
      failed === 0
        ? 'Liftmark: all pages pass'
        : `Liftmark: ${failed} ${failed === 1 ? 'page fails' : 'pages fail'}`,
    columns: ['Page', 'Score', 'Baseline', 'Result'],
    passes: 'passes',
    fails: 'fails',
    unanalyzed: 'couldn’t be analyzed',
    first: 'What to change first',
    notes: 'Notes',
    aboveTheFold: ({ page, device }: { page: string; device: string }) =>
      `${page} above the fold on ${device}`,
    results: ({ folder }: { folder: string }) => `Results: ${folder}`,
  },
  sarif: {
    failure: ({ page, message }: { page: string; message: string }) => `${page}: ${message}`,
    advice: ({ page, title, observed }: { page: string; title: string; observed: string }) =>
      `${page}: ${title}. ${observed}`,
    fix: ({ summary }: { summary: string }) => summary,
    gate: 'A page is below its gate',
    unanalyzed: 'A page couldn’t be analyzed',
  },
};
