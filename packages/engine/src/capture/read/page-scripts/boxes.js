// Which of the patterns find letters that the page shows as boxes: they look like a character that no font has.
(patterns) => {
  const size = 48;
  const pen = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  const drawn = (letter, font) => {
    pen.clearRect(0, 0, size, size);
    pen.font = font;
    pen.fillText(letter, 4, 36);
    return pen.getImageData(0, 0, size, size).data.join();
  };
  const open = new Map(Object.entries(patterns).map(([name, source]) => [name, new RegExp(source, 'u')]));
  const boxes = [];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let left = 3000; left > 0 && open.size > 0 && texts.nextNode(); left--) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement === null || !parentElement.checkVisibility()) continue;
    for (const [name, pattern] of open) {
      const [letter] = pattern.exec(data.slice(0, 2000)) ?? [];
      if (letter === undefined) continue;
      open.delete(name);
      const { fontFamily, fontWeight } = getComputedStyle(parentElement);
      const font = `${fontWeight} 32px ${fontFamily}`;
      if (drawn(letter, font) === drawn('\u{10fffd}', font)) boxes.push(name);
    }
  }
  return boxes;
};
