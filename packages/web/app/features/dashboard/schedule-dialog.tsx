import { type ListedReport, SCHEDULES } from '@liftmark/contract/dashboard-pages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { SCHEDULE_LABELS } from './schedule-words.ts';

interface ScheduleDialogProps {
  report: Pick<ListedReport, 'title' | 'schedule'>;
  onSave: (schedule: ListedReport['schedule']) => void;
  onClose: () => void;
}

/** How often a report is re-run automatically. */
export function ScheduleDialog({ report: { title, schedule }, onSave, onClose }: ScheduleDialogProps) {
  const [chosen, setChosen] = useState(schedule);
  return (
    <Dialog open onOpenChange={onClose} title="Schedule" description={title}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(chosen);
          onClose();
        }}
      >
        <Field label="Re-run automatically">
          {(control) => (
            <Select
              {...control}
              value={chosen ?? ''}
              onChange={({ target }) => setChosen(SCHEDULES.find((each) => each === target.value) ?? null)}
            >
              <option value="">never</option>
              {SCHEDULES.map((each) => (
                <option key={each} value={each}>
                  {SCHEDULE_LABELS[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary">
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
