// What only the page's own process knows: natural picture sizes, long tasks, paint and load times.
() => {
  const images = {};
  for (const image of document.querySelectorAll('img')) {
    const address = image.currentSrc || image.src;
    if (address === '' || !image.complete) continue;
    images[address.slice(0, 4096)] = {
      width: image.naturalWidth,
      height: image.naturalHeight,
      broken: image.naturalWidth === 0,
    };
  }
  const entries = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    const found = observer.takeRecords();
    observer.disconnect();
    return found;
  };
  const [navigation] = performance.getEntriesByType('navigation');
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  const paintedAt = ({ renderTime, loadTime }) => renderTime || loadTime;
  // What our own scrolling brought into view is not what a visitor waits for at first.
  const lcp = entries('largest-contentful-paint').findLast(
    (entry) => paintedAt(entry) <= (globalThis.scrolledAt ?? Number.POSITIVE_INFINITY),
  );
  const shifts = entries('layout-shift').filter((entry) => !entry.hadRecentInput);
  const root = document.scrollingElement ?? document.documentElement;
  // What is too wide on a page from right to left lies to the left of what is seen at first.
  const isFromRight = root !== null && getComputedStyle(root).direction === 'rtl';
  return {
    images,
    page: { width: root?.scrollWidth ?? 0, height: root?.scrollHeight ?? 0 },
    seenFrom: isFromRight ? root.scrollWidth - root.clientWidth : 0,
    elements: document.getElementsByTagName('*').length,
    ttfbMs: navigation?.responseStart ?? null,
    loadMs: navigation?.loadEventEnd || null,
    fcpMs: paint,
    lcpMs: lcp === undefined ? null : paintedAt(lcp),
    lcpUrl: lcp?.url || null,
    shifts: shifts.map((entry) => ({ at: entry.startTime, value: entry.value })),
    longTasks: entries('longtask').map((entry) => ({ at: entry.startTime, durationMs: entry.duration })),
  };
};
