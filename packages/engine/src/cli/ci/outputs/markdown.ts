import { singleSpaced } from '../../../language/characters.ts';
import { text } from '../ci.text.ts';
import { type AnalyzedPage, isAnalyzed, type PageRun, problemsOf, type Run, scoreOf } from '../run.ts';

/** How many recommendations of each page are shown. */
const SHOWN = 3;

/** A summary for pull requests, with pictures beside it. @param pictures files by the page's name and the device */
export function markdownOf({ pages, notes }: Run, pictures: readonly PictureFile[]): string {
  const { summary } = text;
  const failed = pages.filter((page) => problemsOf(page).length > 0).length;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${summary.heading({ failed })}`,
    '',
    row(summary.columns),
    row(summary.columns.map(() => '---')),
    ...pages.map((page) => row(cellsOf(page))),
    ...pages.flatMap((page) =>
      sectionOf(
        page,
        pictures.filter(({ page: name }) => name === page.target.name),
      ),
    ),
    ...(notes.length === 0
      ? []
      : ['', `### ${summary.notes}`, '', ...notes.map((note) => `- ${plain(note)}`)]),
    '',
  ].join('\n');
}

export interface PictureFile {
  page: string;
  device: string;
  /** Relative to the summary. */
  file: string;
}

function cellsOf(page: PageRun): string[] {
  const { passes, fails, unanalyzed } = text.summary;
  const name = plain(page.target.name);
  if (!isAnalyzed(page)) return [name, '', '', unanalyzed];
  const result = problemsOf(page).length === 0 ? passes : fails;
  return [name, scoreOf(page.report) ?? text.noScore, String(page.before?.score ?? ''), `**${result}**`];
}

function sectionOf(page: PageRun, pictures: readonly PictureFile[]): string[] {
  const problems = problemsOf(page).map((problem) => `- ❌ ${plain(problem)}`);
  return [
    '',
    `### ${plain(page.target.name)}`,
    ...(problems.length === 0 ? [] : ['', ...problems]),
    ...(isAnalyzed(page) ? adviceOf(page) : []),
    ...(pictures.length === 0 ? [] : ['', pictures.map(pictureOf).join(' ')]),
  ];
}

function adviceOf({ report }: AnalyzedPage): string[] {
  const first = report.recommendations.slice(0, SHOWN);
  if (first.length === 0) return [];
  const lines = first.map(({ title, observed }, at) => `${at + 1}. **${plain(title)}**: ${plain(observed)}`);
  return ['', `${text.summary.first}:`, '', ...lines];
}

function pictureOf({ page, device, file }: PictureFile): string {
  return `<img src="${encodeURI(file)}" alt="${plain(text.summary.aboveTheFold({ page, device }))}" height="320">`;
}

/** Words of a page as text: they can't make links, mentions, tables or tags. */
function plain(words: string): string {
  return singleSpaced(words)
    .replace(/[\\`*_[\]()#|!~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('@', '&#64;');
}
