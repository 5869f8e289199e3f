import { signedPercentWords } from '@liftmark/contract/figures';
import {
  ADVICE_KINDS,
  type FoundersTrackRecord,
  LEAST_WORKSPACES,
  TRACK_RECORD_FILES,
} from '@liftmark/contract/track-record';
import { useQuery } from '@tanstack/react-query';
import { momentWords } from '../../ui/moment.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { whole } from './figure-words.ts';
import { trackRecordQuery } from './founders-queries.ts';
import { QueryPart } from './query-part.tsx';
import { TableHead } from './table-head.tsx';

type Row = FoundersTrackRecord['records'][number];

const TITLES: Record<Row['kind'], string> = { diagnosis: 'Diagnoses', check: 'Checks' };
const WIDE = 'max-md:hidden';
const CELL = 'border-line border-b py-2.5 align-top not-last:pe-4';
const COUNT = `${CELL} tabular text-end`;
const COLUMNS = [
  { label: 'Advice', className: 'text-start' },
  { label: 'Advised', className: `text-end ${WIDE}` },
  { label: 'Done', className: 'text-end' },
  { label: 'Verified', className: 'text-end' },
  { label: 'Workspaces', className: `text-end ${WIDE}` },
  { label: 'Conversion rate', className: `text-start ${WIDE}` },
];

/** What became of all advice, with an export. It covers everything that is stored, whatever the range. */
export function TrackRecordTab() {
  return (
    <QueryPart query={useQuery(trackRecordQuery)}>
      {({ countedAt, records }) => (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <p className="text-ui">
              {countedAt === null ? (
                'Counted every night. Nothing was counted yet.'
              ) : (
                <>
                  Counted at <time dateTime={countedAt}>{momentWords(countedAt)}</time>, from all stored
                  reports. Everyone else sees only what at least {LEAST_WORKSPACES} workspaces did.
                </>
              )}
            </p>
            {records.length > 0 && <Exports />}
          </div>
          {ADVICE_KINDS.map((kind) => (
            <RecordTable key={kind} kind={kind} rows={records.filter((row) => row.kind === kind)} />
          ))}
        </>
      )}
    </QueryPart>
  );
}

function Exports() {
  return (
    <p className="flex gap-4 text-ui">
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={`/api/founders/track-record/export?format=${format}`}
          download={TRACK_RECORD_FILES[format].file}
        >
          Export {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}

function RecordTable({ kind, rows }: { kind: Row['kind']; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 className="font-semibold text-ink text-ui">{TITLES[kind]}</h3>
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">Track record of {TITLES[kind].toLowerCase()}</caption>
        <TableHead columns={COLUMNS} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.advice}>
              <th scope="row" className={`${CELL} text-start font-normal text-ink`}>
                {row.label}
                <span className="tabular note block md:hidden">
                  {[`Advised ${whole(row.advised)}`, effectWords(row)].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td className={`${COUNT} ${WIDE}`}>{whole(row.advised)}</td>
              <td className={COUNT}>{whole(row.done)}</td>
              <td className={COUNT}>{whole(row.verified)}</td>
              <td className={`${COUNT} ${WIDE}`}>{whole(row.workspaces)}</td>
              <td className={`${CELL} ${WIDE} tabular`}>
                {row.effect !== null && <Tooltip text={casesWords(row.effect)}>{effectWords(row)}</Tooltip>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function effectWords({ effect }: Row): string {
  if (effect === null) return '';
  const { cases, lift } = effect;
  if (lift === null) return `Too few cases (${whole(cases)})`;
  const [mean, low, high] = [lift.lift, lift.low, lift.high].map(signedPercentWords);
  return `${mean} (${low} to ${high}), ${whole(cases)} ${cases === 1 ? 'case' : 'cases'}`;
}

function casesWords({ cases, abTests, sites, workspaces }: NonNullable<Row['effect']>): string {
  const words = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`;
  return `${words(cases, 'case', 'cases')} on ${words(sites, 'site', 'sites')} of ${words(workspaces, 'workspace', 'workspaces')}, ${words(abTests, 'A/B test', 'A/B tests')} among them.`;
}
