import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccordionItem, PlusMark } from '../../ui/accordion.tsx';
import { MeasuredBadge, PriorityBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Marker } from '../../ui/marker.tsx';
import { TYPE_LABELS, TYPE_LEVELS } from '../../ui/recommendation-words.ts';
import { worded } from '../../ui/report-language.tsx';
import { costWords, isMeasured, type ReportItem } from './report-items.ts';
import { text } from './text.ts';
import { effortWords, pointsLost } from './words.ts';

export function rowId(key: string): string {
  return `finding-${key}`;
}

const ROW = 'relative border-line border-t first:border-ink';

interface ItemRowProps {
  item: ReportItem;
  isSelected: boolean;
  children: ReactNode;
}

/** One numbered entry of the list: what to change, how serious it is, how much work. */
export function ItemRow({ item, isSelected, children }: ItemRowProps) {
  if (item.isLocked) return <LockedRow item={item} isSelected={isSelected} />;
  return (
    <AccordionItem
      value={item.key}
      id={rowId(item.key)}
      className={classNames(ROW, isSelected && 'finding-selected')}
      triggerClassName="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-4 py-5"
      title={
        <>
          {item.type === null ? <span /> : <Marker number={item.number} active={isSelected} />}
          <span className="grid gap-2">
            <span className="title-4 underline-offset-4 group-hover:underline">{item.title}</span>
            <Meta item={item} />
          </span>
          <PlusMark className="mt-1.5" />
        </>
      }
    >
      {children}
    </AccordionItem>
  );
}

/** Number, title and kind: nothing else is known about a locked entry, and nothing is made up. */
const LockedRow = worded(function LockedRow({ item, isSelected }: Omit<ItemRowProps, 'children'>) {
  return (
    <div
      id={rowId(item.key)}
      className={classNames(
        ROW,
        'grid grid-cols-[1.5rem_minmax(0,1fr)_1rem] items-start gap-x-4 py-4',
        isSelected && 'finding-selected',
      )}
    >
      <Marker number={item.number} active={isSelected} />
      <div className="grid gap-1.5">
        <h3 className="font-medium text-ink-3">{item.title}</h3>
        <Meta item={item} />
      </div>
      <Lock role="img" aria-label={text.partOfPro} className="mt-1 size-4 text-ink-3" />
    </div>
  );
});

const Meta = worded(function Meta({ item }: { item: ReportItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 font-normal text-ink-3 text-sm">
      {item.type === null ? (
        <span>{costWords(item)}</span>
      ) : (
        <span className="inline-flex items-center gap-2">
          {text.item.severity}
          <PriorityBadge level={TYPE_LEVELS[item.type]}>{TYPE_LABELS[item.type]}</PriorityBadge>
        </span>
      )}
      {item.category && <span>{CATEGORY_LABELS[item.category]}</span>}
      {item.recommendation && <span>{effortWords(item.recommendation.effort)}</span>}
      <Worth item={item} />
      {item.step !== null && <span className="tabular">{text.item.step({ step: item.step })}</span>}
      {isMeasured(item) && <MeasuredBadge>{text.item.measured}</MeasuredBadge>}
      {item.modelNotes.map((note) => (
        <span key={note} className="[overflow-wrap:anywhere]">
          {note}
        </span>
      ))}
    </span>
  );
});

/** What fixing it does to the score; in reports that don't say, what it cost. */
const Worth = worded(function Worth({ item: { worth, points } }: { item: ReportItem }) {
  const words = worth ?? (points > 0 ? pointsLost(points) : null);
  return words === null ? null : <span className="tabular text-ink">{words}</span>;
});
