/** The tabs of the analysis screen, in order, with their plans. */
export const ANALYSIS_TABS = [
  { value: 'url', title: 'Website URL', plan: 'Free' },
  { value: 'competitor', title: 'VS Competitors', plan: 'Pro' },
  { value: 'swot', title: 'SWOT Analysis', plan: 'Pro' },
  { value: 'copy', title: 'Copy Optimizer', plan: 'Pro' },
] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number]['value'];

/** The tab that an address names. Copy without a page is entered on the first tab. */
export function partOf(search: URLSearchParams): { tab: AnalysisTab; isManual: boolean } {
  const named = search.get('tab');
  const tab = ANALYSIS_TABS.find(({ value }) => value === named)?.value ?? 'url';
  return { tab, isManual: named === 'manual' };
}

/** The address of a tab, with a page in its box. */
export function tabPath(tab: AnalysisTab, url: string): string {
  const query = new URLSearchParams({ tab, ...(url !== '' && { url }) });
  return `/analyze?${query}`;
}
