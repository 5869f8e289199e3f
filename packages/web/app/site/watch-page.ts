import { ATTENTION_CHECK_MS, SCROLL_STEPS, TIME_STEPS_S } from '@liftmark/contract/event-thresholds';
import type { HappenedEvent } from './event-queue.ts';
import { addClick, engagementLevel, reachedSteps, scrollPercent } from './measures.ts';

type Push = (event: HappenedEvent) => void;

/** Watches scrolling, time and clicks on one page until it is left. Returns a function that stops it. */
export function watchPage(path: string, push: Push): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const toldScroll = new Set<number>();
  const toldTime = new Set<number>();
  let clicked: { target: EventTarget | null; times: number[] } = { target: null, times: [] };
  let secondsInSight = 0;

  function onScroll(): void {
    const { scrollHeight } = document.documentElement;
    const percent = scrollPercent(window.scrollY, window.innerHeight, scrollHeight);
    for (const step of reachedSteps(SCROLL_STEPS, percent, toldScroll)) {
      toldScroll.add(step);
      push({ event: 'scroll_depth', path, percent: step });
    }
  }

  function onAttentionCheck(): void {
    if (document.visibilityState !== 'visible') return;
    secondsInSight += ATTENTION_CHECK_MS / 1000;
    for (const step of reachedSteps(TIME_STEPS_S, secondsInSight, toldTime)) {
      toldTime.add(step);
      push({ event: 'time_on_page', path, seconds: step });
    }
  }

  function onClick({ target, timeStamp }: MouseEvent): void {
    const times = target === clicked.target ? clicked.times : [];
    const next = addClick(times, timeStamp);
    clicked = { target, times: next.times };
    if (!(target instanceof Element)) return;
    if (next.isRage) push({ event: 'rage_click', path, target: nameOf(target) });
    const label = target.closest<HTMLElement>('[data-cta]')?.dataset.cta;
    if (label !== undefined) push({ event: 'cta_click', path, category: categoryOf(path), label });
  }

  function leave(): void {
    if (signal.aborted) return;
    leaving.abort();
    window.clearInterval(checks);
    push({ event: 'engagement', path, level: engagementLevel(secondsInSight), seconds: secondsInSight });
  }

  const checks = window.setInterval(onAttentionCheck, ATTENTION_CHECK_MS);
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  document.addEventListener('click', onClick, { signal, capture: true });
  return leave;
}

/** An element by its kind, never by its content. */
function nameOf(element: Element): string {
  const { id } = element;
  return `${element.tagName.toLowerCase()}${id === '' ? '' : `#${id}`}`.slice(0, 80);
}

function categoryOf(path: string): string {
  return path === '/' ? 'landing_page' : (path.split('/')[1] ?? '');
}
