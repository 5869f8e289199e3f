// What the frame of every page does without React: some pages carry no other script.

const THEME = 'theme';
const SWITCHES = 'select[data-theme-switch]';

function applyTheme(theme) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function showTheme() {
  const theme = document.documentElement.dataset.theme ?? 'system';
  for (const select of document.querySelectorAll(SWITCHES)) select.value = theme;
}

// Before the first paint, so that a chosen theme never flashes the other one.
try {
  applyTheme(localStorage.getItem(THEME));
} catch {
  // Storage can be closed to the page; the theme then follows the system.
}
document.addEventListener('DOMContentLoaded', showTheme);

document.addEventListener('change', ({ target }) => {
  if (!target.matches(SWITCHES)) return;
  applyTheme(target.value);
  showTheme();
  try {
    if (target.value === 'system') localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, target.value);
  } catch {
    // The choice then holds until the next load.
  }
});

// A link inside the menu may lead to a place on the same page.
document.addEventListener('click', ({ target }) => {
  if (target.closest('[popover] a')) target.closest('[popover]').hidePopover();
});
