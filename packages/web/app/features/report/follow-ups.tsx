import type { ReportChangesView, Verdict } from '@liftmark/contract/report-changes';
import { Ban, Check, CircleDashed, CircleDot, type LucideIcon, TrendingDown, X } from 'lucide-react';
import { Accordion, AccordionItem, PlusMark } from '../../ui/accordion.tsx';
import { worded } from '../../ui/report-language.tsx';
import { doneFirst, gainWords } from './change-words.ts';
import { text } from './text.ts';

const ICONS: Record<Verdict, LucideIcon> = {
  fixed: Check,
  'partly fixed': CircleDot,
  'not fixed': X,
  regressed: TrendingDown,
  'no longer applicable': Ban,
  'not verified': CircleDashed,
};

/**
 * The recommendations of the previous report, completed ones first; each opens to what was there before and what
 * is there now.
 */
export const FollowUps = worded(function FollowUps({
  followUps,
}: {
  followUps: ReportChangesView['followUps'];
}) {
  return (
    <Accordion type="multiple" className="mt-3 border-line border-t">
      {doneFirst(followUps).map((followUp) => {
        const { recommendation, verdict, before, after } = followUp;
        const Icon = ICONS[verdict];
        const gain = gainWords(followUp);
        return (
          <AccordionItem
            key={recommendation.id}
            value={recommendation.id}
            headingLevel={4}
            className="border-line border-b"
            triggerClassName="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3 text-ui md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
            title={
              <>
                <span className="col-span-full flex items-center gap-2 font-normal text-ink-3 md:col-span-1">
                  <Icon aria-hidden="true" className="size-4 shrink-0" />
                  {text.changes.verdicts[verdict]}
                </span>
                <span>
                  <span className="font-medium underline-offset-4 group-hover:underline">
                    {recommendation.title}
                  </span>
                  {gain !== null && (
                    <span className="tabular ms-3 whitespace-nowrap font-normal text-ink-3">{gain}</span>
                  )}
                </span>
                <PlusMark />
              </>
            }
          >
            <div className="grid gap-1 pb-5 text-ui md:ps-44 [overflow-wrap:anywhere]">
              <p>{before === null ? text.proDetails : text.before({ words: before })}</p>
              {after !== null && <p>{text.now({ words: after })}</p>}
            </div>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
});
