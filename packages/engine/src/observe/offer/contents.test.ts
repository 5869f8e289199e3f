import { describe, expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { contentsOf } from './contents.ts';

describe('contents', () => {
  const LIST = '<li>Five hours of photography</li><li>Twenty edited pictures</li><li>Rights for print</li>';

  it('are a list of what one gets', () => {
    expect(contentsOf(readBody(`<h2>What a night includes</h2><ul>${LIST}</ul>`))?.items).toHaveLength(3);
  });

  it.each([
    [
      'customers',
      '<ul class="clients"><li>Norrland Architects</li><li>City Archive</li><li>Halden University</li></ul>',
    ],
    [
      'the team',
      '<section id="team"><div><h4>Anna Berg</h4></div><div><h4>Jon Lund</h4></div><div><h4>Ida Holm</h4></div></section>',
    ],
  ])('are no list of %s', (_whom, html) => {
    expect(contentsOf(readBody(html))).toBeNull();
  });
});
