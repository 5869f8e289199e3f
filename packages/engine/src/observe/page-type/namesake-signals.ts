import type { PageType } from '@liftmark/contract/page-types';
import { isCouple, isPersonName } from '../../languages/given-names.ts';
import { once } from '../once.ts';
import type { Reading } from '../reading.ts';
import { persuades } from './trade-signals.ts';

/** What stands between the parts of a title. */
const BETWEEN = /[|–—·•:,]|\s-\s/;

/** Adds points for whom title or first heading call the page after: who shows work, or who marries. */
export function addNamesake(reading: Reading, add: (type: PageType, points: number) => void): void {
  if (isPersonal(reading)) add('portfolio', 2);
  if (calledOf(reading).some(isCouple)) add('event', 3);
}

/** Whether the page is called after one person, who does not sell by it. */
export const isPersonal = once(
  (reading: Reading): boolean => calledOf(reading).some(isPersonName) && !persuades(reading),
);

const calledOf = once(({ title, headings, view }: Reading): string[] => {
  const first = headings.find((node) => node.tag === 'h1');
  return [...title.split(BETWEEN), first ? view.text(first) : ''];
});
