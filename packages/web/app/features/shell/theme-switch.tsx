import { useSyncExternalStore } from 'react';

const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const KEY = 'theme';

function current(): string {
  return document.documentElement.dataset.theme ?? 'system';
}

function choose(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be closed to the page; the choice then holds until the next load.
  }
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Light, dark or as the system has it; kept in the browser and applied before the first paint by `theme.js`. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, current, () => 'system');
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">Theme</span>
      <select
        value={theme}
        onChange={(event) => choose(event.target.value)}
        className="select-arrow min-h-control w-full rounded-2 bg-transparent ps-2 pe-7 text-ink-3 text-sm hover:bg-hover hover:text-ink"
      >
        {THEMES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
