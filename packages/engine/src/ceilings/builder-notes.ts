import { ramp } from '../checks/check.ts';
import { text } from './builder-notes.text.ts';
import { defineCeiling } from './ceiling.ts';

export const builderNotes = defineCeiling(() => ({
  id: 'builder-notes',
  title: text.title,
  measure: text.measure,
  needs: ['content'],
  judge({ content }) {
    const { notes } = content.unfinished;
    const [first] = notes;
    if (first === undefined) return null;
    return {
      severity: ramp(notes.length, [0, 0], [1, 0.25], [2, 0.35], [4, 0.45]),
      reason: text.reason({ count: notes.length, example: first.evidence.text }),
      evidence: notes.map(({ evidence }) => evidence),
    };
  },
}));
