import { type ListedReport, SCHEDULES, type Schedule } from '@liftmark/contract/dashboard-pages';
import { useId } from 'react';
import { Select } from '../../ui/field.tsx';

const LABELS: Record<Schedule, string> = { week: 'every week', month: 'every month' };

interface ScheduleChoiceProps {
  value: ListedReport['schedule'];
  onChange: (value: ListedReport['schedule']) => void;
}

/** How often a report is re-run automatically. */
export function ScheduleChoice({ value, onChange }: ScheduleChoiceProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-ink-3 text-sm">
        Re-run automatically
      </label>
      <Select
        id={id}
        className="text-ui"
        value={value ?? ''}
        onChange={({ target }) => onChange(SCHEDULES.find((each) => each === target.value) ?? null)}
      >
        <option value="">never</option>
        {SCHEDULES.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </Select>
    </span>
  );
}
