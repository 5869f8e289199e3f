import type { CopyPart } from '@liftmark/contract/rewrites';
import { describe, expect, it } from 'vitest';
import { pageFacts } from '../checks/testing/test-facts.ts';
import type { Room } from '../typography/room.ts';
import { lettersFor, type PlacedFacts, withRoom } from './rewrite-room.ts';

const button: Room = { available: 8, lines: 1, mostLines: null, wraps: true, capitals: false };
const rooms = { 7: { desktop: { ...button, available: 40 }, mobile: button } };
const healthy = pageFacts();

/** The facts of a page whose headline and main button are node 7. */
function placedAt7(given: PlacedFacts): PlacedFacts {
  const at7 = <Fact extends { evidence: object }>(fact: Fact | null) =>
    fact && { ...fact, evidence: { ...fact.evidence, node: 7 } };
  return {
    headline: at7(healthy.headline),
    primaryAction: at7(healthy.primaryAction),
    ...given,
  } as PlacedFacts;
}

function offered(
  part: CopyPart,
  texts: readonly string[],
  facts: PlacedFacts,
  current: string | null = null,
) {
  const candidates = texts.map((text) => ({ text, reason: 'It is better.' }));
  return withRoom({ part, current, candidates }, facts);
}

it('offers no label that takes a third line or overflows, and says which take a second one', () => {
  const labels = [
    'Book now',
    'Start your free trial',
    'Ask for your free quote and get our answer within one working day',
    'Terminvereinbarungsformular',
  ];
  const found = offered('action', labels, placedAt7({ rooms }));
  expect(found.map(({ text, room }) => [text, room?.mobile])).toEqual([
    ['Book now', { before: 1, after: 1 }],
    ['Start your free trial', { before: 1, after: 2 }],
  ]);
});

it('lets a headline grow by a line, not by two', () => {
  const facts = placedAt7({ rooms: { 7: { desktop: null, mobile: { ...button, lines: 4 } } } });
  expect(offered('headline', ['word '.repeat(13).trim()], facts)).toHaveLength(1);
  expect(offered('headline', ['word '.repeat(30).trim()], facts)).toHaveLength(0);
});

it('offers everything where nothing was measured', () => {
  const all = ['Book now', 'Donaudampfschifffahrtsgesellschaft'];
  const texts = (facts: PlacedFacts) => offered('action', all, facts).map(({ text }) => text);
  expect(texts(placedAt7({}))).toEqual(all);
  expect(texts(placedAt7({ rooms: {} }))).toEqual(all);
  expect(texts({ rooms })).toEqual(all);
});

describe('a section', () => {
  const [section] = healthy.content.sections;
  const [paragraph] = healthy.content.paragraphs;
  if (!section || !paragraph) throw new Error('no copy');
  const facts: PlacedFacts = {
    content: {
      ...healthy.content,
      sections: [
        { ...section, heading: 'About us', evidence: { ...section.evidence, node: 20 } },
        { ...section, heading: 'Contact', evidence: { ...section.evidence, node: 30 } },
      ],
      paragraphs: [
        { ...paragraph, role: 'copy', text: 'Short.', evidence: { ...paragraph.evidence, node: 21 } },
        { ...paragraph, role: 'copy', text: 'The longest.', evidence: { ...paragraph.evidence, node: 22 } },
        {
          ...paragraph,
          role: 'copy',
          text: 'In the next section.',
          evidence: { ...paragraph.evidence, node: 31 },
        },
      ],
    },
    rooms: {
      20: { desktop: { ...button, available: 20 }, mobile: null },
      22: { desktop: { ...button, available: 10, lines: 2 }, mobile: null },
      31: { desktop: { ...button, available: 1 }, mobile: null },
    },
  };

  it('has room for a heading and for copy in the place of its longest paragraph', () => {
    const copy = 'word '.repeat(8).trim();
    expect(offered('section', [`Forty boats\n${copy}`], facts, 'About us')).toEqual([
      {
        text: `Forty boats\n${copy}`,
        reason: 'It is better.',
        room: { desktop: { before: 3, after: 3 }, mobile: null },
      },
    ]);
  });

  it.each([
    ['copy that takes too many lines', `Forty boats\n${'word '.repeat(40).trim()}`],
    ['copy with a word that is wider than its column', 'Forty boats\nDonaudampfschifffahrtsgesellschaft'],
    ['a heading that takes too many lines', `${'word '.repeat(40).trim()}\nOne for each guest.`],
  ])('has no room for %s', (_, text) => {
    expect(offered('section', [text], facts, 'About us')).toEqual([]);
  });

  it('says how many letters fit into its heading and into its copy', () => {
    const [heading, copy] = lettersFor({ part: 'section', current: 'About us' }, facts);
    expect(heading).toBeGreaterThan(0);
    expect(copy).toBeGreaterThan(0);
    expect(lettersFor({ part: 'section', current: 'Of another page' }, facts)).toEqual([]);
  });
});
