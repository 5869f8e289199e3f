import { expect, it } from 'vitest';
import { renderTerminal } from './terminal.ts';
import { printable, wrap } from './terminal-text.ts';
import { testReport } from './test-report.ts';

it('tells score, categories and changes in plain text', () => {
  const shown = renderTerminal(testReport(), { color: false, width: 80 });
  expect(shown).toContain('Liftmark Score 72  B-  Good');
  expect(shown).toMatch(/Social Proof +not enough to measure/);
  expect(shown).toContain(' 1. Say more than Boats');
  expect(shown).toContain('→ Boats [for whom]');
  expect(shown).not.toContain('\u001b');
});

it('uses colors where asked', () => {
  expect(renderTerminal(testReport(), { color: true, width: 80 })).toContain('\u001b[1m');
});

it('lets no text of a page command the terminal', () => {
  const hostile = 'a\u001b]0;title\u0007\u001b[2J\rb\u202ec\u0000';
  expect(printable(hostile)).toBe('a bc');
  const shown = renderTerminal(testReport({ text: hostile }), { color: false, width: 80 });
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

it('breaks lines at the width', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('  one two\n  three\n  four');
});
