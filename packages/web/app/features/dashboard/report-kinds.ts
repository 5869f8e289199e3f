import type { ListedReport } from '@liftmark/contract/dashboard-pages';

const KINDS: Record<ListedReport['inputType'], string> = {
  url: 'Conversion',
  manual: 'Copy only',
  competitor: 'Competitor comparison',
  swot: 'SWOT',
  copy: 'Copy',
};
const LIST = new Intl.ListFormat('en');

/** The subject of a report: "SWOT", "Competitor comparison with rival.test". */
export function kindWords({
  inputType,
  competitors,
}: Pick<ListedReport, 'inputType' | 'competitors'>): string {
  if (competitors.length === 0) return KINDS[inputType];
  return `${KINDS[inputType]} with ${LIST.format(competitors.map((address) => new URL(address).host))}`;
}
