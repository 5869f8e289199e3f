import { expect, it } from 'vitest';
import { SECURITY_HIGHLIGHTS, SECURITY_SECTIONS } from './security.ts';

const highlight = (title: string) => SECURITY_HIGHLIGHTS.find((each) => each.title === title)?.text;
const section = (id: string) => SECURITY_SECTIONS.find((each) => each.id === id)?.points.join('\n');

it('names encryption at rest and in transit on its card and in its section', () => {
  for (const text of [highlight('Encryption'), section('encryption')]) {
    expect(text).toContain('AES-256 at rest');
    expect(text).toContain('TLS in transit');
  }
});

it('names role-based access on its card and in its section', () => {
  expect(highlight('Access controls')).toMatch(/^Optional two-factor .*\. Role-based access /);
  expect(section('access')).toContain('Role-based access:');
});
