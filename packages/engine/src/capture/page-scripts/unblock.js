// Gives up stylesheets that have not come: nothing is shown, and no script runs, while one is waited for. Resolves to how
// many there were.
() => {
  const pending = [...document.querySelectorAll('link[rel~="stylesheet" i]')].filter(
    ({ sheet, disabled }) => sheet === null && !disabled,
  );
  for (const link of pending) link.disabled = true;
  return pending.length;
};
