import { useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import type { Setup } from './mcp-clients.ts';

interface SetupsProps {
  /** Names the row of clients for people who don't see it. */
  label: string;
  setups: readonly Setup[];
}

/** One configuration at a time, for the client that the person chooses. */
export function Setups({ label, setups }: SetupsProps) {
  const [chosen, setChosen] = useState(setups[0]?.id ?? '');
  return (
    <Tabs
      label={label}
      tabs={setups.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={setChosen}
    >
      {setups.map((setup) => (
        <TabPanel key={setup.id} value={setup.id}>
          <Configuration setup={setup} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Configuration({ setup: { name, place, code } }: { setup: Setup }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2 bg-tint px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="note py-2 [overflow-wrap:anywhere]">{place}</p>
        <CopyButton text={code} name={`the configuration for ${name}`} look="plain" />
      </div>
      <pre className="whitespace-pre-wrap pb-1 font-mono text-ink text-sm [overflow-wrap:anywhere]">
        {code}
      </pre>
    </div>
  );
}
