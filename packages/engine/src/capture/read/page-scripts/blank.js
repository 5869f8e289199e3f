// Whether the page has nothing yet that could be read or seen.
() =>
  (document.body?.innerText ?? '').trim() === '' &&
  document.querySelector('img, canvas, video, svg') === null;
