// Gives up stylesheets that have not come: nothing is shown, and no script runs, while one is waited for. Resolves to how
// many there were.
() => {
  const pending = [...document.querySelectorAll('link[rel~="stylesheet" i]')].filter(
    ({ sheet, disabled }) => sheet === null && !disabled,
  );
  for (const link of pending) link.disabled = true;
  const isImport = (rule) => rule instanceof CSSImportRule;
  const waiting = [...document.querySelectorAll('style')].filter(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].some((rule) => isImport(rule) && rule.styleSheet === null),
  );
  // What waits is told by the element, so a rule taken out of its sheet would be waited for still.
  for (const style of waiting) {
    const others = [...style.sheet.cssRules].filter((rule) => !isImport(rule));
    style.textContent = others.map(({ cssText }) => cssText).join('\n');
  }
  return pending.length + waiting.length;
};
