import { renderToBuffer } from '@react-pdf/renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from './fonts.ts';
import { outlineDocument } from './outline.ts';
import { printable } from './printable.ts';

const CHARACTERS = 1_150;

describe('a document of sent data', () => {
  beforeAll(() => {
    registerFonts();
  });

  function sent(piece: string, count: number) {
    const line = piece.repeat(CHARACTERS).slice(0, CHARACTERS);
    const data = Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, line]));
    return { kind: 'SWOT', title: 'Sent', url: null, createdAt: '2026-03-01T00:00:00Z', data };
  }
  /** Seconds of the processor, which the load of the machine moves little. */
  async function secondsFor(piece: string, count: number): Promise<number> {
    const before = process.cpuUsage();
    await renderToBuffer(outlineDocument(sent(piece, count)) as Parameters<typeof renderToBuffer>[0]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  }
  const linesOf = (piece: string) => {
    const { children } = outlineDocument(sent(piece, 65)).props as { children: { props: { children: [] } } };
    return children.props.children.length;
  };

  it('sets letters of other scripts in seconds, as their fonts are unpacked once', async () => {
    expect(await secondsFor('čšžťłőęą ', 4)).toBeLessThan(5);
  }, 120_000);

  it.each([
    ['letters of two scripts in turn', 'aПbПcПdП'],
    ['signs', '≤≥∑∂ƒ©˙∆˚¬…æ'],
    ['accents in piles', '\u03b1\u0313\u0301\u0345'],
    ['what runs from right to left', 'مرحبا بالعالم '],
  ])('holds fewer lines of %s than of plain words', (_name, piece) => {
    expect(linesOf('plain words ')).toBeGreaterThan(60);
    expect(linesOf(piece)).toBeLessThan(35);
  });

  it('draws at most two accents on a letter', () => {
    expect(printable(`a${'\u0301'.repeat(50)}b`)).toBe('a\u0301\u0301b');
  });
});
