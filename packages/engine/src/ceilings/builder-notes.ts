import { ramp } from '../checks/check.ts';
import { amount, quote } from '../checks/shared/phrasing.ts';
import { defineCeiling } from './ceiling.ts';

export const builderNotes = defineCeiling({
  id: 'builder-notes',
  title: 'Internal notes are visible to visitors',
  measure:
    'Lowers the score if visitors can read notes that are meant for the people who build or own the page, such as “Replace with real certificates”: by 25% for one note, by 35% for two, and by 45% for four or more.',
  needs: ['content'],
  judge({ content }) {
    const { notes } = content.unfinished;
    const [first] = notes;
    if (first === undefined) return null;
    return {
      severity: ramp(notes.length, [0, 0], [1, 0.25], [2, 0.35], [4, 0.45]),
      reason: `Visitors can read ${amount(notes.length, 'internal note')}, such as ${quote(first.evidence.text, 80)}.`,
      evidence: notes.map(({ evidence }) => evidence),
    };
  },
});
