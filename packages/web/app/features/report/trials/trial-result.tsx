import { gainWords, type Trial, trialWords } from '@liftmark/contract/trials';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
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
}

/** What a change did on the page: its gain, what got worse, and how the place looks now and then. */
export function TrialResult({ reportId, title, trial }: TrialResultProps) {
  if (!trial.applied) return <p className="note">{trialWords(trial)}</p>;
  const { holds, placeholder, worse } = trial;
  return (
    <div className="grid gap-2">
      <p className={holds && !placeholder ? 'font-medium text-(--band-90-ink) text-sm' : 'text-ink text-sm'}>
        {gainWords(trial)}
      </p>
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
      <WholeScreen reportId={reportId} title={title} trial={trial} />
    </div>
  );
}

function Pictures({ reportId, trial, part }: TrialResultProps & { part: 'place' | 'firstScreen' }) {
  const shown = DEVICES.filter((device) => trial.pictures[device]?.[part].after != null);
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
          <div className={value === 'mobile' ? 'max-w-60' : undefined}>
            <BeforeAfter
              reportId={reportId}
              before={trial.pictures[value]?.[part].before ?? null}
              after={trial.pictures[value]?.[part].after ?? null}
            />
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}

function WholeScreen(props: TrialResultProps) {
  const [open, setOpen] = useState(false);
  const { desktop, mobile } = props.trial.pictures;
  if (!desktop?.firstScreen.after && !mobile?.firstScreen.after) return null;
  return (
    <>
      <TextButton className="justify-self-start print:hidden" onClick={() => setOpen(true)}>
        {text.firstScreen}
      </TextButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title={text.firstScreenOf(props.title)}
        description={text.firstScreenNote}
      >
        <Pictures {...props} part="firstScreen" />
      </Dialog>
    </>
  );
}
