// Takes the patch back that was applied last, and resolves to the page's outline, to be compared with that from before.
(isApplied) => {
  if (isApplied) globalThis.patch.takeBack();
  const root = document.documentElement;
  return {
    elements: document.getElementsByTagName('*').length,
    letters: root.textContent.length,
    width: root.scrollWidth,
    height: root.scrollHeight,
  };
};
