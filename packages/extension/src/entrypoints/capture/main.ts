import { packTab } from '../../send/pack.ts';
import { SendError, sendCapture } from '../../send/server.ts';
import { loadConnection } from '../../send/settings.ts';
import { captureTab } from '../../tab/capture-tab.ts';
import { TabError } from '../../tab/page-calls.ts';
import { text } from '../../text.ts';
import { button, element, show } from '../../ui/elements.ts';

/** The window that captures a tab, sends it, and shows how far that is. */

type Step = keyof typeof text.capture.steps;
const STEPS = Object.keys(text.capture.steps) as Step[];

const tabId = Number(new URLSearchParams(location.search).get('tab'));
await analyze();

async function analyze(): Promise<void> {
  showStep('desktop');
  try {
    const connection = await loadConnection();
    if (connection === null) throw new SendError(text.popup.notConnected);
    const captured = await captureTab(tabId, showStep);
    showStep('sending');
    showReport(await sendCapture(connection, await packTab(captured), () => showStep('judging')));
  } catch (error) {
    const isKnown = error instanceof SendError || error instanceof TabError;
    if (!isKnown) console.error(error);
    showProblem(isKnown ? error.message : text.problems.moved);
  }
}

function showStep(now: Step): void {
  const at = STEPS.indexOf(now);
  const items = STEPS.map((step, index) => {
    const state: Record<string, string> =
      index < at ? { 'data-done': '' } : index === at ? { 'aria-current': 'step' } : {};
    return element('li', state, text.capture.steps[step]);
  });
  const isCapturing = now === 'desktop' || now === 'mobile';
  show(
    element('h1', {}, text.capture.title),
    element('ol', { 'aria-live': 'polite' }, ...items),
    ...(isCapturing ? [element('p', {}, text.capture.leaveAlone)] : []),
  );
}

function showReport(address: string): void {
  document.title = text.capture.done;
  const link = element(
    'a',
    { class: 'button primary', href: address, target: '_blank', rel: 'noopener' },
    text.capture.open,
  );
  show(
    element('h1', {}, text.capture.done),
    element(
      'div',
      { class: 'row' },
      link,
      button(text.capture.close, () => window.close(), 'plain'),
    ),
  );
  link.focus();
}

function showProblem(message: string): void {
  document.title = text.capture.failed;
  show(
    element('h1', {}, text.capture.failed),
    element('p', { class: 'problem', role: 'alert' }, message),
    element(
      'div',
      { class: 'row' },
      button(text.capture.again, () => void analyze()),
      button(text.capture.close, () => window.close(), 'plain'),
    ),
  );
}
