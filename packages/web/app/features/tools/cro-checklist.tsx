import {
  CHECKLIST,
  CHECKLIST_SIZE,
  checklistMessage,
  checklistProgress,
  encodeTicks,
} from '@liftmark/presentation/tools/cro-checklist';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ToolActions } from './tool-actions.tsx';
import { CHECKLIST_ITEM, useChecklistTicks } from './use-checklist-ticks.ts';

/** Index of the first item of each category in the whole list. */
const OFFSETS = CHECKLIST.map((_, index) =>
  CHECKLIST.slice(0, index).reduce((count, { items }) => count + items.length, 0),
);

export function CroChecklist() {
  const { ticked, toggle, clear } = useChecklistTicks();
  const percent = checklistProgress(ticked.size);
  return (
    <div className="print-flow grid items-start gap-x-16 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <section
        aria-label="Progress"
        className="sticky top-(--bar) z-10 grid gap-3 bg-paper py-4 lg:top-24 lg:py-0"
      >
        <p className="tabular flex items-baseline gap-3">
          <span className="title-1">{percent}%</span>
          <span className="text-ui">
            {ticked.size} of {CHECKLIST_SIZE} done
          </span>
        </p>
        <Progress value={percent} label="Checklist" text={`${percent} percent done`} />
        <p aria-live="polite" className="text-ink text-ui">
          {ticked.size === 0 ? 'Tick what your site already has.' : checklistMessage(percent)}
        </p>
      </section>
      <div className="grid gap-10">
        {CHECKLIST.map(({ category, items }, index) => {
          const offset = OFFSETS[index] ?? 0;
          const done = items.filter((_, item) => ticked.has(offset + item)).length;
          return (
            <section key={category} className="grid gap-2 border-ink border-t pt-4">
              <h2 className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="title-4">{category}</span>
                <span className="tabular text-sm">
                  {done} of {items.length}
                </span>
              </h2>
              <ul>
                {items.map((item, place) => (
                  <li key={item}>
                    <Checkbox
                      name={CHECKLIST_ITEM}
                      checked={ticked.has(offset + place)}
                      onChange={() => toggle(offset + place)}
                    >
                      {item}
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <ToolActions
          onStartOver={clear}
          pdfUrl={`/api/tools/cro-checklist/pdf?done=${encodeTicks(ticked)}`}
        />
        <p className="note print:hidden">Your progress is saved in this browser and in the page’s address.</p>
      </div>
    </div>
  );
}
