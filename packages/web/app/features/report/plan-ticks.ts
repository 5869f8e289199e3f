import { useState } from 'react';

function keyOf(reportId: string): string {
  return `liftmark:plan:${reportId}`;
}

function read(reportId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(reportId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** The ticks of one report's action plan, kept in this browser. */
export function usePlanTicks(reportId: string): {
  ticked: readonly string[];
  setTicked: (id: string, isTicked: boolean) => void;
} {
  const [ticked, setAll] = useState(() => read(reportId));
  return {
    ticked,
    setTicked: (id, isTicked) => {
      const next = isTicked
        ? [...ticked.filter((other) => other !== id), id]
        : ticked.filter((other) => other !== id);
      setAll(next);
      try {
        localStorage.setItem(keyOf(reportId), JSON.stringify(next));
      } catch {
        // Storage can be full or closed; the ticks then last as long as the screen.
      }
    },
  };
}
