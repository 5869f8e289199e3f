import { expect, test } from 'vitest';
import type { ResourceRequest } from '../../capture/snapshot.ts';
import { PageModel } from '../../page/page-model.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { networkFacts } from './network.ts';

function failuresOf(answer: Partial<ResourceRequest>): string[] {
  const request: ResourceRequest = {
    url: 'https://boats.example/site.css',
    type: 'stylesheet',
    status: 200,
    bytes: 0,
    thirdParty: false,
    failure: null,
    refused: false,
    endMs: 40,
    ...answer,
  };
  const page = new PageModel(renderedSnapshot('<body><h1>Boats</h1></body>', { requests: [request] }));
  return networkFacts(page).failures.map(({ url }) => url);
}

test('an error answer is a failure, also where the browser then breaks the request off', () => {
  expect(failuresOf({ status: 404 })).toHaveLength(1);
  expect(failuresOf({ status: 404, failure: 'net::ERR_ABORTED' })).toHaveLength(1);
});

test('what the page broke off itself is none', () => {
  expect(failuresOf({ failure: 'net::ERR_ABORTED' })).toEqual([]);
  expect(failuresOf({})).toEqual([]);
});
