import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { PageModel } from '../../page/page-model.ts';
import { seenTexts } from './seen-texts.ts';

const WORDS = 'Rated 4.9 of 5 by 2,000 guests';

/** A page of one line, in a picture that shows the line as a bar or not at all. */
async function unseenIn(style: string, { bar = false, after = '' } = {}): Promise<string[]> {
  const snapshot = renderedSnapshot(
    `<!doctype html><body><div style="${style}" data-box="0 0 400 100"><p data-box="20 20 200 40" data-paint="1">${WORDS}</p></div>${after}</body>`,
  );
  const { desktop } = snapshot;
  if (desktop === null) throw new Error('no desktop');
  const mark = bar ? '<rect x="30" y="26" width="90" height="20" fill="#123"/>' : '';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>${mark}</svg>`;
  Object.assign(desktop, await seenTexts(await sharp(Buffer.from(drawn)).png().toBuffer(), 300, desktop));
  const { nodes } = new PageModel(snapshot).main;
  return nodes.flatMap(({ isText, visible, source }) => (isText && !visible ? [source.text.trim()] : []));
}

test.each([
  '-webkit-text-fill-color:rgba(0, 0, 0, 0)',
  'color:rgba(0, 0, 0, 0);background-image:linear-gradient(rgb(255, 255, 255), rgb(255, 255, 255))',
])('a text under %s is unseen where the picture shows nothing of it', async (style) => {
  expect(await unseenIn(style)).toContain(WORDS);
  expect(await unseenIn(style, { bar: true })).toEqual([]);
});

test.each([
  'color:rgb(0, 0, 0)',
  'backface-visibility:hidden',
  'clip-path:inset(0px 0px 0px)',
  '-webkit-text-fill-color:rgba(0, 0, 0, 0);filter:blur(2px)',
])('a text under %s may have moved on before the picture was taken', async (style) => {
  expect(await unseenIn(style)).toEqual([]);
});

it('says nothing of what is no picture', async () => {
  const { desktop } = renderedSnapshot(`<!doctype html><body><p data-box="0 0 90 20">${WORDS}</p></body>`);
  if (desktop === null) throw new Error('no desktop');
  expect(await seenTexts(Buffer.from('<html>'), 300, desktop)).toEqual({});
});
