import type { Recommendation } from '@liftmark/contract/report';
import type { ConversionView } from '@liftmark/contract/report-view';
import { rewriteNote } from '@liftmark/contract/rewrites';
import type { ReactNode } from 'react';
import { CopySwap } from '../../ui/copy-swap.tsx';
import { MethodLinks } from '../../ui/method-links.tsx';
import { worded } from '../../ui/report-language.tsx';
import { parseDescription } from '../../ui/rich-text.ts';
import { RichText } from '../../ui/rich-text-view.tsx';
import { TaskTools } from '../../ui/task-tools.tsx';
import { Crop } from './crop.tsx';
import type { Device } from './frames.ts';
import { ImpactRange } from './impact-range.tsx';
import type { ReportItem } from './report-items.ts';
import { FoldedSources } from './sources.tsx';
import { TakeFix } from './take-with-you.tsx';
import { text } from './text.ts';
import { TrackRecordLine } from './track-record-line.tsx';
import { asksForLinks, GivenLinks } from './trials/given-links.tsx';
import { text as trialText } from './trials/text.ts';
import { TriedFix } from './trials/tried-fix.tsx';
import type { Trials } from './trials/use-trials.ts';

interface ItemBodyProps {
  report: ConversionView;
  item: ReportItem;
  trials: Trials;
  device: Device;
  onShow: (device: Device) => void;
}

/** What we saw, why it matters, exactly what to change. */
export const ItemBody = worded(function ItemBody({ report, item, trials, device, onShow }: ItemBodyProps) {
  const { recommendation } = item;
  const { sources } = report.analysisResults;
  return (
    <div className="print-flow grid grid-cols-[minmax(0,1fr)] gap-5 pb-8 md:ps-10">
      <Part title={text.item.saw}>
        <Observed item={item} />
        <Crop report={report} item={item} device={device} onShow={onShow} />
      </Part>
      {recommendation ? (
        <Advice recommendation={recommendation} report={report} trials={trials} />
      ) : (
        <>
          <FoldedSources ids={item.findings.flatMap((finding) => finding.sources)} sources={sources} />
          <MethodLinks checks={item.checks} />
        </>
      )}
    </div>
  );
});

const Observed = worded(function Observed({ item }: { item: ReportItem }) {
  const searched = [...new Set(item.findings.flatMap((finding) => finding.searched))];
  const quote = item.evidence.find((each) => each.text !== '')?.text;
  const observed =
    item.recommendation?.observed ?? item.findings.map((finding) => finding.observed).join(' ');
  return (
    <>
      <p>{observed === '' ? text.item.evidenceInPro : observed}</p>
      {quote !== undefined && !observed.includes(quote.slice(0, 30)) && (
        <p>
          <q className="[overflow-wrap:anywhere]">{quote.length > 160 ? `${quote.slice(0, 160)}…` : quote}</q>
        </p>
      )}
      {searched.length > 0 && <p className="note">{text.item.searched({ places: searched.join('; ') })}</p>}
    </>
  );
});

/** Markers of a description's sections that the recommendation's other parts already contain. */
const SAID_ELSEWHERE = new Set(['👀', '💡', '🛠️', '✍️', '📈', '⏱️']);

interface AdviceProps {
  recommendation: Recommendation;
  report: ConversionView;
  trials: Trials;
}

const Advice = worded(function Advice({ recommendation, report, trials }: AdviceProps) {
  const { why, sources, steps, copyExamples, impact, description } = recommendation;
  const more = parseDescription(description).filter(
    ({ marker }) => marker === null || !SAID_ELSEWHERE.has(marker),
  );
  const known = report.analysisResults.sources;
  return (
    <>
      <Part title={text.item.why}>
        <p>{why}</p>
      </Part>
      <Part title={text.item.change}>
        <ol className="grid max-w-measure list-decimal gap-1 ps-5 marker:text-ink-3">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {copyExamples.map((example) => (
          <CopySwap key={example.after} example={example} note={rewriteNote(example)} />
        ))}
        <TakeFix report={report} recommendation={recommendation} />
      </Part>
      {(recommendation.patch !== undefined || asksForLinks({ report, recommendation, trials })) && (
        <Part title={trialText.title}>
          <TriedFix report={report} recommendation={recommendation} trials={trials} />
          {asksForLinks({ report, recommendation, trials }) && (
            <GivenLinks report={report} recommendation={recommendation} trials={trials} />
          )}
        </Part>
      )}
      {more.map(({ title, blocks }) => (
        <Part key={title ?? 'description'} title={title ?? text.item.details}>
          <RichText blocks={blocks} />
        </Part>
      ))}
      <Part title={text.item.impact}>
        <p>{impact.text}</p>
        <ImpactRange impact={impact} />
        <TrackRecordLine report={report} recommendation={recommendation.id} />
      </Part>
      <FoldedSources ids={[...new Set([...sources, ...impact.sources])]} sources={known} />
      <MethodLinks checks={recommendation.checks} />
      {report.isOwner && (
        <TaskTools reportId={report.secureId} task={recommendation.id} title={recommendation.title} />
      )}
    </>
  );
});

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <div className="print-flow grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 text-ui md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <h4 className="font-medium text-ink-3 text-sm leading-[1.6]">{title}</h4>
      <div className="print-flow grid min-w-0 content-start justify-items-start gap-3">{children}</div>
    </div>
  );
}
