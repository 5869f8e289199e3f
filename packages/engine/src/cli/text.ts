export const HELP = `Liftmark tells, with evidence, how well a web page converts visitors.

  liftmark audit https://example.com
      Opens the page on desktop and phone and prints its score, what costs
      points and what to change first.

  liftmark audit https://example.com --html report.html --pdf report.pdf
      Writes the full report with the annotated page, as one file each.

  liftmark audit https://example.com --json > before.json
  liftmark audit https://example.com --compare before.json
      Keeps a report, and later tells what was fixed and what got worse.

  liftmark audit https://staging.example.com --min-score 75
      Ends with exit code 1 below 75: a gate for a pipeline.

  liftmark audit https://example.com https://example.com/pricing --json
      Several pages; the JSON is then a list.

Options
  --json              the whole report on standard output
  --html FILE         the report as a self-contained HTML file
  --pdf FILE          the report as PDF
  --min-score N       exit code 1 when a page scores below N; where the score is a
                      range, its lower end counts
  --compare FILE      compare with an earlier --json report of the page; one of another
                      address is taken, with a warning, where the title is the same, or
                      the path on a subdomain of the same site, and refused otherwise
  --static            read the HTML alone, without a browser
  --type TYPE         judge as this page type instead of the recognized one
  --goal GOAL         what the page is for: sell, leads, signups, bookings, donations,
                      downloads or inform; words the advice, moves no score
  --audience WHO      business or consumer, instead of the recognized one
  --traffic SOURCE    where visitors come from: search, ads, social, email or direct;
                      words the advice, moves no score
  --budget SECONDS    give up on a page after this time (45)
  --save DIR          keep what was captured
  --snapshot DIR      judge what was kept, without opening the page
  -h, --help          this text
  -v, --version       the version

Exit codes
  0  done                       2  wrong usage
  1  below --min-score          3  a page could not be analyzed

Addresses of your own machine and network are allowed here. CHROME_PATH names
the browser to use; otherwise one is found.
`;
