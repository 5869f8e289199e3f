import { text as chat } from '@liftmark/contract/chat.text';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

/** Shown in place of the chat without Pro: what it would answer, and the upgrade. */
export const LockedChat = worded(function LockedChat({ unlock }: { unlock: ReactNode }) {
  return (
    <div className="grid gap-4 p-5">
      <p className="flex gap-3 text-ui">
        <Lock role="img" aria-label={text.partOfPro} className="mt-1 size-4 shrink-0 text-ink-3" />
        {text.locked}
      </p>
      <ul className="grid gap-2">
        {chat.suggested.map((question) => (
          <li key={question} className="rounded-2 border border-line px-4 py-2 text-ink-3 text-ui">
            {question}
          </li>
        ))}
      </ul>
      <div>{unlock}</div>
    </div>
  );
});
