import { describe, expect, it } from 'vitest';
import { renderedSnapshot } from '../facts/testing/snapshots.ts';
import { PageModel } from '../page/page-model.ts';
import { estimate, fits, roomFor } from './fit.ts';
import { plainWidth } from './glyphs.ts';
import { type Room, roomsOf } from './room.ts';
import { wrap } from './wrap.ts';

const room: Room = { available: 12, lines: 1, mostLines: null, wraps: true, capitals: false };

/** The room of the first node of a tag. */
function roomsIn(html: string, tag = 'h1') {
  const page = new PageModel(renderedSnapshot(html));
  const [node] = page.main.tagged(tag);
  if (node === undefined) throw new Error(`no ${tag}`);
  return { node: node.index, rooms: roomsOf(page, [{ evidence: { node: node.index } }]) };
}

describe('lines', () => {
  it('end at spaces and behind hyphens, and between letters of scripts without spaces', () => {
    expect(wrap('one two three', 3).lines).toBe(3);
    expect(wrap('one two three', 100).lines).toBe(1);
    expect(wrap('up-to-date', plainWidth('up-to-') + 0.01).lines).toBe(2);
    expect(wrap('日本語の見出し', 3).lines).toBe(3);
    expect(wrap('', 3)).toEqual({ lines: 1, widest: 0, longestPart: 0 });
  });

  it('are counted for another text in the same place', () => {
    expect(estimate(room, 'Short')).toEqual({ lines: 1, overflows: false });
    expect(estimate(room, 'A headline that says far more than this place can hold').lines).toBeGreaterThan(2);
    expect(estimate({ ...room, capitals: true }, 'twenty wide letters to go').lines).toBeGreaterThan(
      estimate(room, 'twenty wide letters to go').lines,
    );
  });

  it('overflow with a word that is too long, where nothing wraps, and where lines are clamped', () => {
    expect(estimate(room, 'Donaudampfschifffahrtsgesellschaft').overflows).toBe(true);
    expect(estimate({ ...room, wraps: false }, 'A label that is much too long for it')).toEqual({
      lines: 1,
      overflows: true,
    });
    expect(estimate({ ...room, mostLines: 1 }, 'A label that is much too long for it').overflows).toBe(true);
  });
});

describe('room', () => {
  const style = 'font-size:40px;line-height:48px;display:block';
  const width = plainWidth('Plan the rota') * 40;

  it.each([
    ['lines of almost no height', 'font-size:40px;line-height:1e-12px', 'Plan the rota'],
    ['more text than anyone rewrites', 'font-size:40px;line-height:48px', 'Plan the rota '.repeat(60)],
  ])('is unknown for %s', (_, textStyle, words) => {
    const { node, rooms } = roomsIn(
      `<main data-box="0 0 600 40000"><h1 style="${textStyle};display:block" data-box="0 0 600 30000"><span style="${textStyle}" data-box="0 0 600 30000">${words}</span></h1></main>`,
    );
    expect(rooms[node]?.desktop ?? null).toBeNull();
  });

  it('is the width of the block, in letters as wide as those of the text', () => {
    const { node, rooms } = roomsIn(
      `<main data-box="0 0 600 400"><h1 style="${style}" data-box="0 0 600 48"><span style="font-size:40px;line-height:48px" data-box="0 0 ${width * 1.2} 46">Plan the rota</span></h1></main>`,
    );
    expect(rooms[node]?.desktop?.lines).toBe(1);
    // Letters are a fifth wider than usual, so that less of them fit.
    expect(rooms[node]?.desktop?.available).toBeCloseTo(600 / 40 / 1.2, 1);
    expect(fits(rooms, node, 'Plan the rota').room.desktop).toEqual({ before: 1, after: 1 });
    expect(fits(rooms, node, 'Plan the rota of a whole month in an hour').room.desktop).toEqual({
      before: 1,
      after: 2,
    });
  });

  it('of a button grows up to the width of what holds it', () => {
    const label = plainWidth('Go') * 16;
    const button = (holder: number) =>
      roomsIn(
        `<main style="display:block" data-box="0 0 ${holder} 400"><a style="display:inline-block;font-size:16px;line-height:20px;text-align:center;background-color:rgb(0,0,200)" data-box="0 0 ${label + 40} 44"><span style="font-size:16px;line-height:20px" data-box="20 12 ${label} 18">Go</span></a></main>`,
        'a',
      );
    const wide = button(800);
    const narrow = button(160);
    const said = 'Start your free trial today';
    expect(fits(wide.rooms, wide.node, said).room.desktop?.after).toBe(1);
    expect(fits(narrow.rooms, narrow.node, said).room.desktop?.after).toBeGreaterThan(1);
  });

  it('of a section is that of its heading, not of a larger figure in it', () => {
    const line = (size: number, words: string) =>
      `<span style="font-size:${size}px;line-height:${size * 1.2}px" data-box="0 0 ${plainWidth(words) * size} ${size}">${words}</span>`;
    const page = new PageModel(
      renderedSnapshot(
        `<section style="display:block" data-box="0 0 600 400"><h2 style="display:block;font-size:20px" data-box="0 0 600 24">${line(20, 'Our work')}</h2><p style="display:block;font-size:60px" data-box="0 0 300 72">${line(60, '212 km')}</p></section>`,
      ),
    );
    const [section] = page.main.tagged('section');
    if (section === undefined) throw new Error('no section');
    const rooms = roomsOf(page, [{ evidence: { node: section.index, text: 'Our work' } }]);
    expect(rooms[section.index]?.desktop?.available).toBeCloseTo(600 / 20, 0);
  });

  it('is unknown of what is not on the page', () => {
    expect(fits({}, 7, 'Any text')).toEqual({ room: { desktop: null, mobile: null }, overflows: false });
    expect(roomFor({}, 7, { desktop: 2, mobile: 3 })).toBeNull();
  });

  it('in letters is that of the narrower device', () => {
    const rooms = { 7: { desktop: { ...room, available: 30 }, mobile: room } };
    const letters = roomFor(rooms, 7, { desktop: 2, mobile: 2 });
    expect(letters).toBeLessThan(2 * (room.available / plainWidth('n')));
    expect(
      estimate(
        room,
        'n'
          .repeat(10)
          .concat(' ')
          .repeat(Math.floor((letters ?? 0) / 11)),
      ).lines,
    ).toBeLessThanOrEqual(3);
  });
});
