import { endsSentence } from '../../language/punctuation.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import type { HeadlineFacts } from '../headline/headline.ts';
import type { Content } from '../types/content.ts';
import type { DocumentFacts } from '../types/document.ts';
import { imageFacts } from './images.ts';
import { lostPictures } from './lost-pictures.ts';
import { explanation, titleMatch } from './message-match.ts';
import { paragraphFacts, textBlocks } from './paragraphs.ts';
import { readingGrade } from './reading-grade.ts';
import { headings, longestRun, sectionFacts } from './sections.ts';
import { videoFact } from './video.ts';

/** So many words run on; fewer do where a full stop ends them. Else they are a name, a label or an entry. */
const RUNNING_WORDS = 8;

/** What a content fact needs beside the words that other families look for. */
export type ReadContent = Omit<
  Content,
  | 'faq'
  | 'wordingMatches'
  | 'appointment'
  | 'house'
  | 'templateRemnants'
  | 'unfinished'
  | 'misspellings'
  | 'strayLetters'
  | 'conflicts'
>;

/** Texts, sections, pictures and video of the page. */
export function contentFacts(
  page: PageModel,
  language: string | null,
  words: LanguageWords | null,
  document: DocumentFacts,
  headline: HeadlineFacts,
): ReadContent {
  const view = page.main;
  const copy = textBlocks(view).filter((block) => block.role === 'copy');
  const reading = readingGrade(
    copy
      .filter(({ text, words }) => words >= RUNNING_WORDS || endsSentence(text))
      .map(({ text }) => text)
      .join('\n'),
    language,
  );
  const headingWords = headings(view).reduce((sum, heading) => sum + countWords(view.text(heading)), 0);
  return {
    video: videoFact(page),
    wordCount: countWords(view.content),
    firstScreenWords: firstScreenWords(view),
    readingGrade: reading.grade,
    readingGradeNotMeasured: reading.reason,
    sections: sectionFacts(page),
    paragraphs: paragraphFacts(page),
    longestRun: longestRun(page),
    ownCopyWords: copy.reduce((sum, block) => sum + block.words, 0) + headingWords,
    images: imageFacts(page),
    lostPictures: lostPictures(page),
    explanation: explanation(page, headline.headlineNode, words, language),
    titleMatch: titleMatch(page, headline, document.siteName, document.title, words),
  };
}

function firstScreenWords(view: PageView): number | null {
  if (!view.measured) return null;
  const { height } = view.capture.viewport;
  return view.nodes
    .filter((node) => {
      const { isText, visible, isContent, box } = node;
      if (!isText || !visible || !isContent || box === null || box.y >= height) return false;
      return node.closest(({ isNavigation }) => isNavigation) === null;
    })
    .reduce((sum, node) => sum + countWords(view.text(node)), 0);
}
