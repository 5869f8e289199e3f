import { AUDIT_ACTIONS } from '@liftmark/contract/founders';
import type { AuditList } from '@liftmark/contract/founders-lists';
import { useQuery } from '@tanstack/react-query';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { momentWords } from '../../ui/moment.ts';
import { detailWords, spelledOut } from './figure-words.ts';
import { auditQuery } from './founders-queries.ts';
import { ListPart } from './list-part.tsx';
import { ListTools } from './list-tools.tsx';
import { useChoice } from './use-choice.ts';

const ACTIONS = [
  { value: '', label: 'All actions' },
  ...AUDIT_ACTIONS.map((value) => ({ value: value as string, label: spelledOut(value) })),
];

/** Actions on accounts and plans, the newest first. The log can't be changed or deleted. */
export function AuditTab() {
  const { list, page, setList, setPage } = useChoice();
  const action = ACTIONS.find(({ value }) => value === list.action)?.value ?? '';
  const search = list.search ?? '';
  const query = useQuery(auditQuery({ search, action, page: String(page) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ui">
        Sensitive actions, recorded as they happen. The log can’t be changed or deleted.
      </p>
      <ListTools
        label="Search by email, reason or request"
        search={search}
        onSearch={(next) => setList({ search: next })}
      >
        <ChoiceMenu
          label="Action"
          value={action}
          options={ACTIONS}
          onChange={(next) => setList({ action: next })}
        />
      </ListTools>
      <ListPart query={query} empty="No data available" page={page} onPage={setPage}>
        {({ entries }) => (
          <ul className="border-ink border-t">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListPart>
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditList['entries'][number] }) {
  const { action, subject, actor, details, createdAt, requestId } = entry;
  const told = Object.entries(details).map(([name, value]) => `${spelledOut(name)}: ${detailWords(value)}`);
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-3 text-ui [overflow-wrap:anywhere] md:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <span className="font-medium text-ink">{spelledOut(action)}</span>
      <span>
        {subject}
        {actor !== subject && <span className="note"> by {actor}</span>}
        {told.length > 0 && <span className="note block">{told.join(' · ')}</span>}
        {requestId !== null && <span className="note block">Request {requestId}</span>}
      </span>
      <time dateTime={createdAt} className="note whitespace-nowrap">
        {momentWords(createdAt)}
      </time>
    </li>
  );
}
