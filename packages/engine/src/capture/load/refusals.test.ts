import { expect, test } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { EgressError } from '../egress/dial.ts';
import { refusalWarnings } from './refusals.ts';

const page = renderedSnapshot('<h1>Gardens</h1>');

function warnings(failures: [target: string, kind: EgressError['kind']][], snapshot = page): string[] {
  const recorded = new Map(failures.map(([target, kind]) => [target, new EgressError(kind, null, target)]));
  return refusalWarnings({ failures: () => recorded }, snapshot);
}

test('nothing is said where nothing was refused', () => {
  expect(warnings([])).toEqual([]);
  expect(
    warnings([
      ['gone.test:443', 'dns'],
      ['slow.test:443', 'unreachable'],
    ]),
  ).toEqual([]);
});

test('three targets are named, the others counted', () => {
  const refused = ['10.0.0.1:80', '10.0.0.2:8080', '10.0.0.3:443', '10.0.0.4:80', '10.0.0.5:80'];
  const [warning, ...others] = warnings(refused.map((target) => [target, 'refused']));
  expect(warning).toContain(': 10.0.0.1, 10.0.0.2:8080, 10.0.0.3 and 2 more. They were left out.');
  expect(others).toEqual([]);
});

test('what the browser keeps from the page counts too, and each target once', () => {
  const request = {
    type: 'script',
    status: 0,
    bytes: 0,
    thirdParty: true,
    refused: false,
    endMs: 1,
  } as const;
  const asked = {
    ...page,
    desktop: page.desktop && {
      ...page.desktop,
      requests: [
        { ...request, url: 'http://127.0.0.1:1/x.js', failure: 'net::ERR_UNSAFE_PORT' },
        { ...request, url: 'http://127.0.0.1:1/y.js', failure: 'net::ERR_UNSAFE_PORT' },
        {
          ...request,
          url: 'http://192.168.0.1/',
          failure: 'net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS',
        },
        { ...request, url: 'http://gone.test/', failure: 'net::ERR_NAME_NOT_RESOLVED' },
      ],
    },
  };
  expect(warnings([['192.168.0.1:80', 'refused']], asked)[0]).toContain(
    ': 127.0.0.1:1 and 192.168.0.1. They were left out.',
  );
});
