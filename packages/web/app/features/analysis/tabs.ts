/** The tabs of the analysis screen, in order, with their plans. */
export const ANALYSIS_TABS = [
  { value: 'url', title: 'Website URL', plan: 'Free' },
  { value: 'competitor', title: 'VS Competitors', plan: 'Pro' },
  { value: 'swot', title: 'SWOT Analysis', plan: 'Pro' },
  { value: 'copy', title: 'Copy Optimizer', plan: 'Pro' },
] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number]['value'];

/** What can be entered on the first tab in place of an address. */
const ENTRIES = ['manual', 'upload'] as const;

interface Part {
  tab: AnalysisTab;
  entry: 'url' | (typeof ENTRIES)[number];
}

/** The tab that an address names. Files, and copy without a page, are entered on the first tab. */
export function partOf(search: URLSearchParams): Part {
  const named = search.get('tab');
  const tab = ANALYSIS_TABS.find(({ value }) => value === named)?.value ?? 'url';
  return { tab, entry: ENTRIES.find((entry) => entry === named) ?? 'url' };
}

/** The address of a tab, with a page in its box. */
export function tabPath(tab: AnalysisTab, url: string): string {
  const query = new URLSearchParams({ tab, ...(url !== '' && { url }) });
  return `/analyze?${query}`;
}
