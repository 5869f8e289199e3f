// Whether the page had to be waited for: resolves to false at once where it already shows text or pictures and no layer
// of a page that loads lies over them, else to true when it does, or after `maxMs`: a third of that where it shows a
// little, `emptyMs` where a script may still fill what is empty.
({ maxMs, emptyMs, mountPoints }) => {
  const MAX_WORDS = 40;
  const isFilled = () => {
    const body = document.body;
    if (body === null) return false;
    return body.innerText.trim().length >= 80 || document.querySelectorAll('img, canvas, video').length >= 3;
  };
  // A form's fields hide its own properties when they are called alike.
  const parent = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement').get;
  const { getAttribute, querySelector } = Element.prototype;
  const places = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [across, down]));
  const layerAt = ([across, down]) => {
    let layer = null;
    for (
      let at = document.elementFromPoint(across * innerWidth, down * innerHeight);
      at !== null;
      at = parent.call(at)
    ) {
      if (getComputedStyle(at).position === 'fixed') layer = at;
    }
    return layer;
  };
  // A layer that shows that the page is still loading says next to nothing and offers nothing.
  const loader = layerAt(places[0]);
  const isLoading =
    loader !== null &&
    (loader.innerText ?? '').trim().length <= MAX_WORDS &&
    querySelector.call(loader, 'a, button, input, iframe, video, canvas') === null &&
    places.every((place) => layerAt(place) === loader);
  const isCovered = () => isLoading && places.some((place) => layerAt(place) === loader);
  if (isFilled() && !isCovered()) return false;
  const text = document.body?.innerText.trim() ?? '';
  const isMountPoint = new RegExp(mountPoints, 'i');
  const hasEmptyRoot = () =>
    [...document.querySelectorAll('[id]')].some(
      (element) => isMountPoint.test(getAttribute.call(element, 'id')) && element.childNodes.length <= 1,
    );
  // What would be taken for an empty page.
  const isEmpty =
    document.querySelector('img, canvas, video, svg') === null &&
    (text.split(/\s+/).length < 4 ||
      document.querySelector('[aria-busy=true], [role=progressbar], progress') !== null ||
      hasEmptyRoot());
  const isFillable = isEmpty && document.querySelector('script') !== null;
  const limit = isFillable ? emptyMs : isLoading || text.length < 20 ? maxMs : maxMs / 3;
  return new Promise((done) => {
    const begin = performance.now();
    const timer = setInterval(() => {
      if ((!isFilled() || isCovered()) && performance.now() - begin < limit) return;
      clearInterval(timer);
      done(true);
    }, 100);
  });
};
