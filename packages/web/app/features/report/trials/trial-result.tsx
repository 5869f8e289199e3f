import { gainWords, type Trial, trialWords, verifiedWords } from '@liftmark/contract/trials';
import { Fragment, type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { worded } from '../../../ui/report-language.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { BeforeAfter } from './before-after.tsx';
import { text } from './text.ts';

const DEVICES = ['desktop', 'mobile'] as const;
type Device = (typeof DEVICES)[number];

interface TrialResultProps {
  reportId: string;
  title: string;
  trial: Trial;
  /** Whether its gain is said above it already. */
  isTitled?: boolean;
  /** Whether it says what was changed. */
  isNamed?: boolean;
}

/** What a change did on the page: its gain, what got worse, and how the place looks now and then. */
export const TrialResult = worded(function TrialResult({
  reportId,
  title,
  trial,
  isTitled = false,
  isNamed = false,
}: TrialResultProps) {
  if (!trial.applied) return <p className="note">{trialWords(trial)}</p>;
  const { checks = [], holds, worse } = trial;
  return (
    <div className="grid gap-2">
      {isNamed && <p className="font-medium text-ink text-ui [overflow-wrap:anywhere]">{title}</p>}
      {!isTitled && (
        <p
          className={
            verifiedWords(trial) !== null ? 'font-medium text-(--band-90-ink) text-sm' : 'text-ink text-sm'
          }
        >
          {gainWords(trial)}
        </p>
      )}
      {checks.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-sm">
          {checks.map(({ id, title: said, before, after }) => (
            <Fragment key={id}>
              <dt>{said}</dt>
              <dd className="tabular text-ink">{text.checkScores({ before, after })}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {worse.length > 0 ? (
        <div className="text-sm">
          <p className="font-medium text-danger">{text.worse}</p>
          <ul className="list-disc ps-5">
            {worse.map((drawback) => (
              <li key={`${drawback.device} ${drawback.text}`}>
                {drawback.text}
                {drawback.device !== null && ` (${text.devices[drawback.device]})`}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        !holds && <p className="note">{text.doesNotHold}</p>
      )}
      <Pictures reportId={reportId} title={title} trial={trial} part="place" />
      <WholePage reportId={reportId} title={title} trial={trial} />
    </div>
  );
});

type Part = 'place' | 'firstScreen' | 'page';

function devicesWith(trial: Trial, part: Part): Device[] {
  return DEVICES.filter((device) => trial.pictures[device]?.[part]?.after != null);
}

const Pictures = worded(function Pictures({ reportId, trial, part }: TrialResultProps & { part: Part }) {
  const shown = devicesWith(trial, part);
  const [chosen, setChosen] = useState<Device>();
  const device = chosen ?? shown[0];
  if (device === undefined) return null;
  return (
    <Tabs
      label={text.device}
      look="segment"
      value={device}
      onChange={setChosen}
      tabs={DEVICES.map((value) => ({
        value,
        label: text.devices[value],
        disabled: !shown.includes(value),
      }))}
    >
      {shown.map((value) => (
        <TabPanel key={value} value={value}>
          <Scrolled isTall={part === 'page'}>
            <div className={WIDTHS[part][value]}>
              <BeforeAfter
                reportId={reportId}
                before={trial.pictures[value]?.[part]?.before ?? null}
                after={trial.pictures[value]?.[part]?.after ?? null}
                isTall={part === 'page'}
              />
            </div>
          </Scrolled>
        </TabPanel>
      ))}
    </Tabs>
  );
});

/** How wide a picture is shown at most; a whole page has no more pixels. */
const WIDTHS: Record<Part, Partial<Record<Device, string>>> = {
  place: { mobile: 'max-w-60' },
  firstScreen: { mobile: 'max-w-60' },
  page: { desktop: 'mx-auto max-w-[45rem]', mobile: 'mx-auto max-w-96' },
};

/** A whole page is scrolled through in its place, with the keyboard, too. */
const Scrolled = worded(function Scrolled({ isTall, children }: { isTall: boolean; children: ReactNode }) {
  if (!isTall) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section aria-label={text.scrolled} tabIndex={0} className="max-h-[60dvh] overflow-y-auto">
      {children}
    </section>
  );
});

const WHOLE_PARTS = ['page', 'firstScreen'] as const;

const WholePage = worded(function WholePage(props: TrialResultProps) {
  const [open, setOpen] = useState(false);
  const parts = WHOLE_PARTS.filter((part) => devicesWith(props.trial, part).length > 0);
  const [chosen, setChosen] = useState<(typeof WHOLE_PARTS)[number]>();
  const [first] = parts;
  const part = chosen ?? first;
  if (first === undefined || part === undefined) return null;
  return (
    <>
      <TextButton className="justify-self-start print:hidden" onClick={() => setOpen(true)}>
        {text.whole[first]}
      </TextButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title={text.wholeOf(props.title)}
        description={text.wholeNote}
      >
        <Tabs
          label={text.part}
          look="segment"
          value={part}
          onChange={setChosen}
          tabs={parts.map((value) => ({ value, label: text.parts[value] }))}
        >
          {parts.map((value) => (
            <TabPanel key={value} value={value}>
              <Pictures {...props} part={value} />
            </TabPanel>
          ))}
        </Tabs>
      </Dialog>
    </>
  );
});
