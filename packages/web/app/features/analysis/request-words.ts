import { type AnalysisRequest, analysisRequestSchema } from '@liftmark/contract/analysis-request';
import { MANUAL_ADDRESS } from '@liftmark/contract/manual';
import { hostOf } from './addresses.ts';

const LIST = new Intl.ListFormat('en');

/** The main address of a request, or the name of its file; null for copy without a page. */
function addressOf(request: AnalysisRequest): string | null {
  switch (request.kind) {
    case 'manual':
      return null;
    case 'upload':
      return request.input.file.name;
    case 'competitor':
      return request.input.primaryUrl;
    default:
      return request.input.url;
  }
}

/** Every address of a request, or the name of its file; null for copy without a page. */
export function addressesOf(request: AnalysisRequest): string | null {
  if (request.kind !== 'competitor') return addressOf(request);
  return LIST.format([request.input.primaryUrl, ...request.input.competitorUrls]);
}

/**
 * The same request over plain http; null if it already is.
 * @param sentence why it failed; among several addresses it begins with the failed one
 */
export function overHttp(request: AnalysisRequest, sentence: string): AnalysisRequest | null {
  switch (request.kind) {
    case 'manual':
    case 'upload':
      return null;
    case 'competitor': {
      const isMeant = (url: string): boolean => sentence.startsWith(`${shownAddress(url)}: `);
      const { primaryUrl, competitorUrls } = request.input;
      const [primary = primaryUrl, ...competitors] = [primaryUrl, ...competitorUrls].map((url) =>
        isMeant(url) ? plainUrl(url) : url,
      );
      const isSame = [primary, ...competitors].join(' ') === [primaryUrl, ...competitorUrls].join(' ');
      const input = { ...request.input, primaryUrl: primary, competitorUrls: competitors };
      return isSame ? null : { kind: request.kind, input };
    }
    default: {
      const url = plainUrl(request.input.url);
      const input = { ...request.input, url };
      return url === request.input.url ? null : ({ ...request, input } as AnalysisRequest);
    }
  }
}

/** As the server names one of several pages. */
function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

function plainUrl(url: string): string {
  return url.replace(/^https:/i, 'http:');
}

/** The overlay's title for what is running. */
export function requestWords(request: AnalysisRequest): { title: string; address: string } {
  switch (request.kind) {
    case 'manual':
      return { title: 'Analyzing your copy', address: MANUAL_ADDRESS };
    case 'upload':
      return { title: 'Analyzing your file', address: request.input.file.name };
    case 'competitor': {
      const { primaryUrl, competitorUrls } = request.input;
      const hosts = [primaryUrl, ...competitorUrls].map(hostOf);
      return { title: `Analyzing ${LIST.format(hosts)}`, address: primaryUrl };
    }
    default:
      return { title: `Analyzing ${hostOf(request.input.url)}`, address: request.input.url };
  }
}

/** The analysis screen with its form filled in from this request. */
export function formPath(request: AnalysisRequest): string {
  const query = new URLSearchParams();
  if (request.kind !== 'url') query.set('tab', request.kind);
  const url = addressOf(request);
  if (url !== null && request.kind !== 'upload') query.set('url', url);
  if (request.kind === 'competitor' && request.input.competitorUrls[0] !== undefined) {
    query.set('competitor', request.input.competitorUrls[0]);
  }
  return query.size === 0 ? '/analyze' : `/analyze?${query}`;
}

/** The request that a page form would send now; null if it isn't filled in. */
export function requestAt(search: URLSearchParams): AnalysisRequest | null {
  const kind = search.get('tab') ?? 'url';
  const url = search.get('url') ?? '';
  const competitor = search.get('competitor') ?? '';
  const input = kind === 'competitor' ? { primaryUrl: url, competitorUrls: [competitor] } : { url };
  const request = analysisRequestSchema.safeParse({ kind, input });
  return request.success ? request.data : null;
}
