import type { ConversionReport } from '@liftmark/contract/report';
import { inLanguageOf, reportLanguage } from '@liftmark/contract/translated';
import type { SmallPair } from '../../trials/small-pictures.ts';
import { changesSection, topChanges } from './changes.ts';
import { checksSection, scoringSection } from './checks.ts';
import { differencesSection, type PicturedComparison } from './differences.ts';
import { html } from './markup.ts';
import { OWN, type PagePictures, pageSection, pictureStyles } from './page-pictures.ts';
import { STYLES } from './styles.ts';
import { categoriesSection, summarySection, timeOf } from './summary.ts';
import { text } from './text.ts';

/**
 * The report as a single file: opens offline, prints well, follows the system's theme. Nothing in it can run or load
 * anything, whatever the page said.
 * @param pictures data addresses of the screenshots, null where there is none
 * @param compared the comparison with competitors, if there is one
 * @param tried pictures of the changes that were tried
 */
export function renderHtml(
  report: ConversionReport,
  pictures: PagePictures,
  compared: PicturedComparison | null = null,
  tried: readonly SmallPair[] = [],
): string {
  return inLanguageOf(report, () => documentOf(report, pictures, compared, tried));
}

function documentOf(
  report: ConversionReport,
  pictures: PagePictures,
  compared: PicturedComparison | null,
  tried: readonly SmallPair[],
): string {
  const others = compared?.competitors.map((page) => pictureStyles(page.pictures, page.property)) ?? [];
  const page = html`<!doctype html>
<html lang="${reportLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="referrer" content="no-referrer">
<title>${text.title({ page: report.title })}</title>
<style>${STYLES}${pictureStyles(pictures)}${others}</style>
</head>
<body>
<main>
${summarySection(report)}
${topChanges(report, tried)}
${compared && differencesSection({ report, pictures, property: OWN }, compared)}
${categoriesSection(report)}
<section class="bench" id="findings" aria-labelledby="changes-title">
${pageSection(report, pictures)}
${changesSection(report, pictures)}
</section>
${checksSection(report)}
${scoringSection(report, pictures)}
</main>
<footer class="note">${text.footer({ time: timeOf(report), rubric: report.rubricVersion })}</footer>
</body>
</html>
`;
  return page.source;
}
