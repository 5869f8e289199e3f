import { expect, test } from 'vitest';
import { PageModel } from '../../page/page-model.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { imageFacts } from './images.ts';

test('nothing is known of a picture that was not loaded, whatever its address', () => {
  const page = new PageModel(staticSnapshot('<img src="constructor"><img src="__proto__"><img src="a.png">'));
  expect(imageFacts(page).map(({ natural }) => natural)).toEqual([null, null, null]);
});
