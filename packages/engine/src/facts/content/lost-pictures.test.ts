import { expect, test } from 'vitest';
import type { ResourceRequest } from '../../capture/snapshot.ts';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { lostPictures } from './lost-pictures.ts';

const HOST = 'https://boats.example';

function lost(html: string, missing: Partial<ResourceRequest> & { url: string }): string[] {
  const snapshot = renderedSnapshot(html);
  const request = {
    type: 'image',
    status: 404,
    bytes: 0,
    thirdParty: false,
    failure: null,
    refused: false,
    endMs: 9,
  };
  snapshot.desktop?.requests.push({ ...request, ...missing } as ResourceRequest);
  return lostPictures(new PageModel(snapshot)).map(({ source }) => source);
}

test('an image that browsers give no room is missed where its part of the page is shown', () => {
  const picture = '<p>Prices</p><div><img src="pool.png" alt="" data-box="0 40 0 0"></div>';
  const url = `${HOST}/pool.png`;
  expect(lost(picture, { url })).toEqual([url]);
  expect(lost(picture, { url: `${HOST}/other.png` })).toEqual([]);
  expect(lost(picture, { url, thirdParty: true })).toEqual([]);
});

test('so is a video that would fill the first screen', () => {
  const url = `${HOST}/dance.mp4`;
  const video = '<video data-box="0 0 1350 700"><source src="/dance.mp4"></video>';
  expect(lost(video, { url, type: 'media' })).toEqual([url]);
});
