import { FlaskConical } from 'lucide-react';

/** Says wherever payments come up that no money moves. */
export function SimulationNote() {
  return (
    <p className="flex gap-3 border border-edge border-dashed bg-tint px-4 py-3 text-ui">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
      <span>
        <strong className="text-ink">Simulated payments.</strong> This installation has no payment provider,
        so we won’t ask for a card and you won’t be charged. Everything else works as if you had paid.
      </span>
    </p>
  );
}
