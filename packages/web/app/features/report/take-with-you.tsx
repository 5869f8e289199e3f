import { FIX_FORMAT_FILES, FIX_FORMATS, type FixFormat, TEST_TOOLS } from '@liftmark/contract/fix-exports';
import type { Recommendation } from '@liftmark/contract/report';
import type { ConversionView } from '@liftmark/contract/report-view';
import { failedTrial, type Trial, trialWords } from '@liftmark/contract/trials';
import { Fragment, useState } from 'react';
import { reportFixes } from '../../client/report-calls.ts';
import { saveFile } from '../../client/save-file.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { takeText } from './take-with-you.text.ts';
import { text as trialText } from './trials/text.ts';

const TITLE_ID = 'take-with-you';

interface Fix extends Pick<Recommendation, 'id'> {
  summary: string;
  /** Why it isn't chosen unless someone asks for it; null where it is ready to publish. */
  caution: string | null;
}

/** The fix of one recommendation in each form; nothing where it has none. */
export const TakeFix = worded(function TakeFix({
  report,
  recommendation,
}: {
  report: ConversionView;
  recommendation: Recommendation;
}) {
  if (recommendation.patch === undefined) return null;
  const chosen = [recommendation.id];
  const outcomes = outcomeTexts();
  const actions = FIX_FORMATS.flatMap((format) => {
    const label = takeText.labels[format];
    return [
      { label: takeText.copy({ label }), onSelect: () => copy(report, format, chosen, outcomes) },
      { label: takeText.download({ label }), onSelect: () => download(report, format, chosen, outcomes) },
    ];
  });
  return (
    <div className="print:hidden">
      <ActionMenu label={takeText.title} actions={actions} />
    </div>
  );
});

/** All fixes that the reader may see, to choose from. */
export const TakeFixes = worded(function TakeFixes({ report }: { report: ConversionView }) {
  const fixes = fixesOf(report);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(fixes.filter(({ caution }) => caution !== null).map(({ id }) => id)),
  );
  if (fixes.length === 0) return null;
  const chosen = fixes.map(({ id }) => id).filter((id) => !left.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <div className="print:hidden">
      <MarginSection id={TITLE_ID} title={takeText.title} lead={<p>{takeText.lead}</p>}>
        <ul className="border-ink border-t">
          {fixes.map(({ id, summary, caution }) => (
            <li key={id} className="border-line border-b py-1">
              <Checkbox checked={!left.has(id)} onChange={(isChosen) => choose(id, isChosen)}>
                <span className="text-ink [overflow-wrap:anywhere]">{summary}</span>
                {caution !== null && <span className="note block">{caution}</span>}
              </Checkbox>
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid gap-3">
          {FIX_FORMATS.map((format) => (
            <li key={format} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <p className="text-ink text-ui">{takeText.labels[format]}</p>
                <p className="note">{takeText.uses[format]}</p>
              </div>
              <FormatButtons report={report} format={format} chosen={chosen} />
            </li>
          ))}
        </ul>
        <SnippetPlaces />
      </MarginSection>
    </div>
  );
});

/** Where the snippet goes in each tool. */
const SnippetPlaces = worded(function SnippetPlaces() {
  return (
    <div className="mt-6">
      <Disclosure title={<span className="text-ink text-ui">{takeText.snippet.title}</span>}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {TEST_TOOLS.map((tool) => (
            <Fragment key={tool}>
              <dt className="text-ink text-ui">{tool}</dt>
              <dd className="note">{takeText.snippet.places[tool]}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="note mt-4">{takeText.snippet.note}</p>
      </Disclosure>
    </div>
  );
});

interface FormatButtonsProps {
  report: ConversionView;
  format: FixFormat;
  chosen: readonly string[];
}

const FormatButtons = worded(function FormatButtons({ report, format, chosen }: FormatButtonsProps) {
  const label = takeText.labels[format];
  const isNone = chosen.length === 0;
  const outcomes = outcomeTexts();
  return (
    <div className="flex gap-2">
      <Button
        look="quiet"
        disabled={isNone}
        aria-label={takeText.copy({ label })}
        onClick={() => copy(report, format, chosen, outcomes)}
      >
        {takeText.copyButton}
      </Button>
      <Button
        look="quiet"
        disabled={isNone}
        aria-label={takeText.download({ label })}
        onClick={() => download(report, format, chosen, outcomes)}
      >
        {takeText.downloadButton}
      </Button>
    </div>
  );
});

type Outcomes = ReturnType<typeof outcomeTexts>;

/** What toasts say, read while the language is known. */
function outcomeTexts() {
  const { copied, copyFailedTitle, copyFailed, downloadFailedTitle, downloadFailed } = takeText;
  return { copied, copyFailedTitle, copyFailed, downloadFailedTitle, downloadFailed };
}

function fixesOf({ analysisResults }: ConversionView): Fix[] {
  return analysisResults.recommendations.flatMap((entry) => {
    if ('locked' in entry || entry.patch === undefined) return [];
    const { id, patch } = entry;
    const failed = failedTrial(analysisResults, { id, patch });
    const caution =
      failed === null ? (patch.placeholder ? takeText.placeholder : null) : failureWords(failed);
    return [{ id, summary: patch.summary, caution }];
  });
}

function failureWords(trial: Trial): string | null {
  return trial.applied && trial.worse.length === 0 ? trialText.doesNotHold : trialWords(trial);
}

/** The text is still on its way when the clipboard is asked, as Safari refuses to write after a wait. */
async function copy(
  { secureId }: ConversionView,
  format: FixFormat,
  chosen: readonly string[],
  words: Outcomes,
): Promise<void> {
  const content = reportFixes(secureId, format, chosen).then(
    (text) => new Blob([text], { type: 'text/plain' }),
  );
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    toast({ title: words.copied });
  } catch {
    toast({ title: words.copyFailedTitle, description: words.copyFailed, look: 'destructive' });
  }
}

async function download(
  { secureId }: ConversionView,
  format: FixFormat,
  chosen: readonly string[],
  words: Outcomes,
): Promise<void> {
  try {
    const text = await reportFixes(secureId, format, chosen);
    saveFile(new Blob([text], { type: 'text/plain' }), FIX_FORMAT_FILES[format].file);
  } catch {
    toast({ title: words.downloadFailedTitle, description: words.downloadFailed, look: 'destructive' });
  }
}
