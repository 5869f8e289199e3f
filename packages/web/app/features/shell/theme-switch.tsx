const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

function showChosen(select: HTMLSelectElement | null): void {
  if (select) select.value = document.documentElement.dataset.theme ?? 'system';
}

/** Light, dark or the system's theme. `frame.js` stores and applies the choice, on pages without React too. */
export function ThemeSwitch() {
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">Theme</span>
      <select
        ref={showChosen}
        data-theme-switch=""
        autoComplete="off"
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
