import { describe, expect, it } from 'vitest';
import { observe } from '../observe.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';

const BUTTON = 'background-color: rgb(230, 230, 230)';
const button = (text: string, place: number, style = BUTTON): string =>
  `<a href="#${place}" style="${style}" data-box="${20 + 120 * place} 300 100 40">${text}</a>`;

function actionOf(buttons: string): string | null {
  const html = `<!doctype html><html lang="en"><body><main><h1 data-box="20 100 600 60">Solutions for a better tomorrow</h1>
    <p data-box="20 300 900 40">${buttons}</p></main></body></html>`;
  return observe(renderedSnapshot(html)).primaryAction?.text ?? null;
}

describe('of buttons side by side', () => {
  const words = ['Get our newsletter', 'Read about us', 'See the platform', 'Meet the team'];

  it('none is the next step where all look the same', () => {
    expect(actionOf(words.map((text, place) => button(text, place)).join(''))).toBeNull();
  });

  it('none is either where each calls for something else, whatever repeats it further down', () => {
    const calls = ['Buy now', 'Get a quote', 'Download', 'Contact sales', 'Subscribe'];
    const row = (top: number, labels: string[]): string =>
      `<p data-box="20 ${top} 900 40">${labels.map((text, place) => button(text, place).replace(' 300 ', ` ${top} `)).join('')}</p>`;
    expect(
      actionOf(`${row(300, calls)}</p>${row(2400, ['Buy now'])}${row(3200, ['Send message'])}`),
    ).toBeNull();
    expect(actionOf(`${row(300, calls.slice(0, 2))}</p>${row(2400, ['Buy now'])}`)).toBe('Buy now');
  });

  it('the one that looks different is', () => {
    const filled = button('Start a free trial', 4, 'background-color: rgb(190, 30, 30)');
    expect(actionOf(words.map((text, place) => button(text, place)).join('') + filled)).toBe(
      'Start a free trial',
    );
  });
});

it.each(['active', 'active-days'])(
  'a tab that is shown is no step, whatever its state is called (%s)',
  (state) => {
    const tab = (text: string, place: number, state = ''): string =>
      `<button class="tab ${state}" style="background-color: rgb(200, 30, 30)" data-box="${20 + 160 * place} 300 140 50">${text}</button>`;
    expect(actionOf(tab('Summary', 0, state) + tab('Days', 1) + tab('Advice', 2))).toBeNull();
  },
);

it.each(['Copy link', 'Share', 'Print this page'])('%s is a tool of the page, and no step', (text) => {
  expect(actionOf(button(text, 0))).toBeNull();
});
