import type { FeedbackSummary } from '@liftmark/contract/founders';
import { FEEDBACK_STATUSES } from '@liftmark/contract/founders-lists';
import { useQuery } from '@tanstack/react-query';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { FeedbackRow, TYPE_LABELS } from './feedback-row.tsx';
import { spelledOut, whole } from './figure-words.ts';
import { type Figure, Figures } from './figures.tsx';
import { feedbackQuery, summaryQuery } from './founders-queries.ts';
import { ListPart } from './list-part.tsx';
import { ListTools } from './list-tools.tsx';
import { QueryPart } from './query-part.tsx';
import { useChoice } from './use-choice.ts';

const TYPES = [
  { value: '', label: 'All types' },
  ...Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label })),
];
const STATUSES = [
  { value: '', label: 'Any status' },
  ...FEEDBACK_STATUSES.map((value) => ({ value: value as string, label: spelledOut(value) })),
];
const SORTS = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'priority desc', label: 'Most urgent first' },
] as const;

export function FeedbackTab() {
  const { list, page, setList, setPage } = useChoice();
  const summary = useQuery(summaryQuery);
  const type = TYPES.find(({ value }) => value === list.type)?.value ?? '';
  const status = STATUSES.find(({ value }) => value === list.status)?.value ?? '';
  const sorted = SORTS.find(({ value }) => value === list.sort)?.value ?? 'createdAt desc';
  const [sort, order] = sorted.split(' ', 2) as [string, string];
  const search = list.search ?? '';
  const query = useQuery(feedbackQuery({ search, type, status, sort, order, page: String(page) }));
  return (
    <>
      <QueryPart query={summary} skeleton={<Figures label="Feedback" figures={figuresOf(undefined)} />}>
        {(data) => <Figures label="Feedback" figures={figuresOf(data)} />}
      </QueryPart>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListTools
          label="Search by message, page or email"
          search={search}
          onSearch={(next) => setList({ search: next })}
        >
          <ChoiceMenu
            label="Type"
            value={type}
            options={TYPES}
            onChange={(next) => setList({ type: next })}
          />
          <ChoiceMenu
            label="Status"
            value={status}
            options={STATUSES}
            onChange={(next) => setList({ status: next })}
          />
          <ChoiceMenu
            label="Sort"
            value={sorted}
            options={[...SORTS]}
            onChange={(next) => setList({ sort: next })}
          />
        </ListTools>
        <ListPart
          query={query}
          empty={search + type + status === '' ? 'No feedback received yet' : 'No data available'}
          page={page}
          onPage={setPage}
        >
          {({ items }) => (
            <ul className="border-ink border-t">
              {items.map((item) => (
                <FeedbackRow key={item.id} item={item} />
              ))}
            </ul>
          )}
        </ListPart>
      </div>
    </>
  );
}

function figuresOf(summary: FeedbackSummary | undefined): Figure[] {
  return [
    {
      label: 'Open Bugs',
      definition: 'Bug reports that aren’t resolved yet, all time.',
      value: summary && whole(summary.bugs.open),
    },
    {
      label: 'Resolved Bugs',
      definition: 'Resolved bug reports, all time.',
      value: summary && whole(summary.bugs.resolved),
      note: summary && `of ${whole(summary.bugs.total)}`,
    },
    {
      label: 'Planned Features',
      definition: 'Feature requests that aren’t implemented yet, all time.',
      value: summary && whole(summary.features.planned),
    },
    {
      label: 'Implemented Features',
      definition: 'Implemented feature requests, all time.',
      value: summary && whole(summary.features.implemented),
      note: summary && `of ${whole(summary.features.total)}`,
    },
  ];
}
