// Whether the page had to be waited for: resolves to false at once where it already shows text or pictures, else
// to true when it does, or after `maxMs`; a third of that where it shows a little.
({ maxMs }) => {
  const isFilled = () => {
    const body = document.body;
    if (body === null) return false;
    return body.innerText.trim().length >= 80 || document.querySelectorAll('img, canvas, video').length >= 3;
  };
  if (isFilled()) return false;
  const limit = (document.body?.innerText.trim().length ?? 0) < 20 ? maxMs : maxMs / 3;
  return new Promise((done) => {
    const begin = performance.now();
    const timer = setInterval(() => {
      if (!isFilled() && performance.now() - begin < limit) return;
      clearInterval(timer);
      done(true);
    }, 100);
  });
};
