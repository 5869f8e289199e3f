import { everyPattern, type PatternName, pattern } from '../../language/patterns.ts';
import { wordsAsked } from '../search.ts';

const ABOUT_PAGE = pattern('asksAboutPage');
/** Words with which people go on with a conversation, whatever it is about. */
const CONNECTING: readonly PatternName[] = ['goesOn', 'pointsBack', 'explains', 'asksPolitely'];

/**
 * Returns a function for whether a question has a subject of its own, so that it goes on with nothing: "shorter" has none,
 * "is the form shorter than usual?" has.
 * @param names patterns of the words by which a question goes on
 */
export function ownSubject(names: readonly PatternName[]): (question: string) => boolean {
  const words = [...names, ...CONNECTING].map(everyPattern);
  return (question) => {
    const left = words.reduce((said, word) => said.replace(word, ' '), question);
    return ABOUT_PAGE.test(question) || wordsAsked(left).length > 0;
  };
}
