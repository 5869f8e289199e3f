import type { PageWay } from '@liftmark/contract/capture-failures';

/** What the command line says: its help, its errors and its notes. */
export const text = {
  help: `Liftmark shows how well a web page converts visitors, with evidence.

  liftmark audit https://example.com
      Opens the page on desktop and phone and prints its score, what costs
      points and what to change first.

  liftmark audit page.html
      Opens an HTML file, a saved page (.mhtml) or a zip of a site, without
      loading anything from outside of it.

  liftmark audit https://example.com --html report.html --pdf report.pdf
      Writes the full report with the annotated page to one file each.

  liftmark audit https://example.com --json > before.json
  liftmark audit https://example.com --compare before.json
      Saves a report, and later shows what was fixed and what got worse.

  liftmark audit https://example.com --competitor https://rival.example
      Also shows what the other page does differently, side by side.

  liftmark audit https://staging.example.com --min-score 75
      Exits with code 1 below 75: a gate for a CI pipeline.

  LIFTMARK_KEY=lm_… liftmark audit https://example.com --server https://liftmark.example
      Lets a server analyze the page, with an API key from your account there.

  liftmark audit https://example.com https://example.com/pricing --json
      Audits several pages; the JSON is then a list.

  liftmark fix page.html --out fixed.html
      Applies the fixes to an HTML file, prints the difference, and says which
      fixes the file can't have. The rest of the file stays byte for byte.

  liftmark ci
      Checks the pages in liftmark.config.json against their rules, and writes the
      results as JSON, JUnit, SARIF and Markdown.

  liftmark mcp
      Serves these tools to an assistant over the Model Context Protocol, on
      standard input and output. Reports are kept in a folder.

Options
  --json              print the whole report to standard output
  --html FILE         write the report as a self-contained HTML file
  --pdf FILE          write the report as a PDF
  --min-score N       exit with code 1 if a page scores below N; if its score is a
                      range, the lower end counts
  --compare FILE      compare with an earlier --json report of the page; a report for
                      another address is accepted, with a warning, if its title is the
                      same or its path on a subdomain of the same site, and refused
                      otherwise
  --competitor URL    compare with this page, too; up to three times. With --json, the
                      comparison is printed in place of the report
  --static            read only the HTML, without a browser
  --type TYPE         judge the page as this type instead of the detected one
  --goal GOAL         what the page is for: sell, leads, signups, bookings, donations,
                      downloads or inform; changes the advice, not the score
  --audience WHO      business or consumer, instead of the detected one
  --traffic SOURCE    where visitors come from: search, ads, social, email or direct;
                      changes the advice, not the score
  --message TEXT      text of the ad, email or search that brings visitors; its words,
                      prices and terms are compared with the page, without changing
                      the score
  --header "N: V"     send this header to the site of the first page, and nowhere else; can
                      be repeated. '\${NAME}' in a value is read from the environment, also
                      in the next four
  --cookie N=V        the same with a cookie; can be repeated
  --basic-auth U:P    sign in with this username and password
  --user-agent TEXT   send this as the user agent
  --storage-state FILE
                      cookies and local storage of a signed-in browser, as Playwright
                      saves them
  --language CODE     language of the report: en, the default, de, fr or es; with audit,
                      fix and ci
  --analyst WHO       built-in, the default, or model: a language model improves the
                      wording and suggests changes, held against the page, without
                      changing the score. Set AI_PROVIDER (openai, anthropic, google
                      or openai-compatible), AI_MODEL, and AI_API_KEY or AI_BASE_URL;
                      AI_TOKENS_PER_ANALYSIS and AI_SECONDS_PER_ANALYSIS limit it
  --input-price N     price of a million tokens, to print what the model cost; with
  --output-price N    --analyst model
  --budget SECONDS    give up on a page after this many seconds (default 45; 600 with
                      --server)
  --server URL        let this Liftmark server analyze the page; the report is stored in
                      your account there
  --key KEY           API key for the server; safer in the environment, as LIFTMARK_KEY
  --try               apply the first five fixes to the page in the browser, and show
                      what each does to its check and to the score
  --try-all           try every fix that is concrete enough
  --link PAGE=ADDRESS a page of your site that the page should link to: privacy, terms,
                      imprint or contact. Where a recommendation misses it, the link in
                      the footer is its fix; with audit and fix, can be repeated
  --out FILE          with fix: write the fixed file
  --only ID           with fix: apply this fix, by the id of its recommendation; can be
                      repeated. Placeholders are applied only if they are named
  --fixes FILE        with fix: take the fixes from a JSON file exported from a report,
                      without a browser
  --diff              with fix: print only the difference, for git apply
  --save DIR          save what was captured
  --snapshot DIR      judge a saved capture without opening the page
  --data DIR          with mcp: folder of the reports (default ~/.liftmark/reports)
  --config FILE       with ci: the configuration (default liftmark.config.json or .ts)
  --output DIR        with ci: folder of the results (default liftmark-results)
  --update-baseline   with ci: write the baseline instead of comparing with it
  -h, --help          show this help
  -v, --version       show the version

Exit codes
  0  done                       2  invalid usage
  1  below --min-score or       3  a page couldn't be analyzed
     against a rule of ci

fix exits with 1 if a fix named with --only couldn't be applied, or none of several
could. With nothing to fix, it exits with 0.

audit opens addresses on your own machine and network. mcp opens those that
ALLOW_PRIVATE_TARGETS lists, such as localhost:3000. Set CHROME_PATH to choose the
browser; otherwise Liftmark looks for one.
`,

  usage: {
    seeHelp: 'See "liftmark --help".',
    noCommand: 'Add a command: liftmark audit <url>.',
    unknownCommand: ({ command }: { command: string }) => `There is no command "${command}".`,
    tryAudit: ({ address }: { address: string }) => `Try: liftmark audit ${address}`,
    unknownOption: ({ option }: { option: string }) => `There is no option ${option}.`,
    needsValue: ({ option }: { option: string }) => `${option} needs a value after it.`,
    takesNoValue: ({ option }: { option: string }) => `${option} takes no value.`,
    number: ({ option, low, high, given }: { option: string; low: number; high: number; given: string }) =>
      `--${option} takes a number from ${low} to ${high}, not "${given}".`,
    choice: ({ option, choices, given }: { option: string; choices: readonly string[]; given: string }) =>
      `${option} takes one of ${choices.join(', ')}, not "${given}".`,
    longMessage: ({ most, given }: { most: number; given: number }) =>
      `--message takes at most ${most} characters, not ${given}.`,
    keyWithoutServer: '--key belongs to a server. Add --server https://…',
    server: ({ given }: { given: string }) =>
      `--server takes the address of a Liftmark server, such as https://liftmark.example, not "${given}".`,
    noKey:
      '--server needs an API key. Create one in your account on the server, and set LIFTMARK_KEY or add --key.',
    oddKey: 'The API key has characters that no key has. Copy it again.',
    serverAlone:
      '--static, --save, --snapshot, --competitor, --try, --link and --analyst model work on this machine only. Leave them out, or --server.',
    snapshotAlone: '--snapshot judges a saved page: use it without an address, --static or --save.',
    noAddress: 'Add the address of at least one page: liftmark audit https://example.com',
    mcpAlone: 'liftmark mcp takes only --data.',
    onlyWithFix: '--out, --only, --fixes and --diff belong to liftmark fix.',
    oneFile: 'Add one HTML file: liftmark fix page.html --out fixed.html',
    fixAlone:
      'liftmark fix takes only --out, --only, --fixes, --diff, --link, --json, --budget and --language.',
    ciAlone:
      'liftmark ci takes only --config, --output, --update-baseline, --json and --language. Pages are in the configuration.',
    onlyWithCi: '--config, --output and --update-baseline belong to liftmark ci.',
    onlyWithMcp: '--data belongs to liftmark mcp.',
    tryOpens: '--try and --try-all open the page: use them with an address, without --static or --snapshot.',
    linkOpens: '--link opens the page: use it with an address, without --static or --snapshot.',
    linkJudges: '--link judges the page: use it without --fixes.',
    link: '--link takes a page and its address, such as privacy=/privacy.',
    otherSite: ({ pages }: { pages: readonly string[] }) =>
      `The --link of ${pages.join(' and ')} must lead to another page of the same site, such as /privacy.`,
    oneAddress: '--html, --pdf, --compare, --competitor and --save take one address at a time.',
    pricesOfModel: 'Use --input-price and --output-price with --analyst model.',
    bothPrices: 'Use --input-price and --output-price together.',
    model: ({ setting, problem }: { setting: string; problem: string }) =>
      `--analyst model needs ${setting}: ${problem}.`,
    competitors: ({ most }: { most: number }) => `--competitor can be used up to ${most} times.`,
  },

  access: {
    unsetVariable: ({ option, name }: { option: string; name: string }) =>
      `${option} needs the environment variable ${name}, which isn't set.`,
    pair: ({ option, example }: { option: string; example: string }) => `${option} takes "${example}".`,
    wrong: ({ part, reason }: { part: string; reason: string }) => `"${part}": ${reason}`,
    stateNotRead: ({ file }: { file: string }) => `${file} can't be read. Check its path.`,
    noState: ({ file }: { file: string }) => `${file} isn't a browser state: it isn't JSON.`,
  },

  files: {
    notWritten: ({ file }: { file: string }) => `${file} can't be written. Does its folder exist?`,
    folder: ({ file, example }: { file: string; example: string }) =>
      `${file} is a folder. Name a file in it: ${example}`,
    notSaved: ({ folder }: { folder: string }) =>
      `${folder} can't be written. Choose a folder that you can write to.`,
    noCapture: ({ folder }: { folder: string }) =>
      `${folder} has no page saved with \`liftmark audit --save\`.`,
    largeCapture: ({ folder }: { folder: string }) =>
      `The page saved in ${folder} is larger than any page we capture. Save it again with \`liftmark audit --save\`.`,
    damagedCapture: ({ folder }: { folder: string }) =>
      `The page saved in ${folder} is damaged. Save it again with \`liftmark audit --save\`.`,
    notRead: ({ file }: { file: string }) =>
      `${file} can't be read. Save a report first: liftmark audit <url> --json > ${file}`,
    noReport: ({ file }: { file: string }) => `${file} isn't a report from \`liftmark audit --json\`.`,
    noBrowser: '--pdf needs a browser, and none was found. Use --html instead.',
  },

  fix: {
    notRead: ({ file }: { file: string }) =>
      `${file} can't be read. Name an HTML file: liftmark fix page.html`,
    fixesNotRead: ({ file }: { file: string }) =>
      `${file} can't be read. Export the fixes of a report as JSON first.`,
    noFixes: ({ file }: { file: string }) => `${file} isn't a JSON export of fixes.`,
    noBrowser:
      'fix opens the page in a browser, and none was found. Set CHROME_PATH, or take the fixes of a report with --fixes.',
    unknownId: ({ id, ids }: { id: string; ids: readonly string[] }) =>
      ids.length === 0
        ? `There is no fix "${id}": the page has none.`
        : `There is no fix "${id}". The page has: ${ids.join(', ')}.`,
    applied: ({ id, summary }: { id: string; summary: string }) => `Applied ${id}: ${summary}`,
    notApplied: ({ id, message }: { id: string; message: string }) => `Not applied ${id}: ${message}`,
    none: 'Nothing to fix: there is no fix for this page that can be applied as it is.',
    copied: ({ file }: { file: string }) => `${file} is an unchanged copy.`,
    wrote: ({ file }: { file: string }) => `Wrote ${file}.`,
    reasons: {
      missing: 'The element isn’t in the file. A script builds it, so change that script.',
      shadow: 'The element is in a shadow root, which a script builds.',
      ambiguous: 'The file has more than one element in its place.',
      enclosed: 'The element is inside of one that can’t be changed.',
      unsafe: 'Here the change would become something else, such as a link to another site.',
      otherText: 'The file has another text there. A script replaces it, so change that script.',
      styleSheet: 'The rule is in a style sheet of its own. Change it there.',
      unmarked: 'The file leaves out the tag where the change belongs. Add it first.',
      crowded: 'Another fix changes the same place.',
    },
  },

  model: {
    asking: ({ model }: { model: string }) => `Asking ${model} to improve the wording`,
    wrote: ({
      model,
      written,
      asked,
      cost,
    }: {
      model: string;
      written: number;
      asked: number;
      cost: string;
    }) => `${model} wrote ${written} of ${asked} ${asked === 1 ? 'part' : 'parts'} (${cost}).`,
    wroteNothing: ({ model, cost }: { model: string; cost: string }) =>
      `${model} wrote nothing, so the report is in the built-in words (${cost}).`,
    failed: ({ parts, advice }: { parts: string; advice: string }) =>
      `The built-in words are used for ${parts}. ${advice}`,
    cost: ({
      seconds,
      input,
      output,
      price,
    }: {
      seconds: string;
      input: string;
      output: string;
      price: string | null;
    }) =>
      [
        `${seconds} s`,
        `${input} + ${output} tokens`,
        ...(price === null ? [] : [`${price} at your prices`]),
      ].join(', '),
  },

  otherPage: ({ then, now }: { then: string; now: string }) =>
    `--compare needs an earlier report of the same page, but this one is for ${then}, not ${now}.`,
  movedPage: ({ then, now }: { then: string; now: string }) =>
    `Comparing with a report for ${then}, as if that page had moved to ${now}.`,

  trying: ({ count }: { count: number }) => `Trying ${count} ${count === 1 ? 'fix' : 'fixes'} on the page`,

  checkFailed: ({ check, reason }: { check: string; reason: string }) =>
    `The check "${check}" failed on this page (${reason}). Please report it.`,
  failed: ({ url, reason }: { url: string | null; reason: string }) => `${url}: ${reason}`,
  interrupted: 'Interrupted.',
  belowGate: ({ url, score, minScore }: { url: string; score: string; minScore: number }) =>
    `${url}: ${score}, below ${minScore}.`,
  server: {
    unreachable: ({ address }: { address: string }) =>
      `${address} can't be reached. Check the address, and whether the server is running.`,
    slow: ({ seconds }: { seconds: number }) =>
      `The server hasn't finished within ${seconds} seconds. The report will be in your account.`,
    locked: ({ count }: { count: number }) =>
      count === 1
        ? '1 more recommendation is included in Pro.'
        : `${count} more recommendations are included in Pro.`,
  },
  waysPast: {
    access: 'Or give access with --basic-auth, --cookie, --header or --storage-state.',
    upload: 'Or save the page in your browser and audit the file.',
    extension: 'Or capture it with the browser extension of a Liftmark server.',
  } satisfies Record<PageWay, string>,
  noScore: 'no score',
  lowerEnd: ({ low, high }: { low: number; high: number }) =>
    `${low}, the lower end of its range of ${low} to ${high}`,
};
