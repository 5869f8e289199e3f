import type { TrackRecordList } from '@liftmark/contract/track-record';

/** Fills in the table of the methodology page, which is the same file for everyone. It imports nothing, to stay small. */

type Row = TrackRecordList[number];
type State = 'loading' | 'empty' | 'failed' | 'filled';

const PERCENT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const figure = (value: number): string => value.toLocaleString('en-US');
const percent = (value: number): string => PERCENT.format(value / 100).replace('-', '−');
const part = (within: ParentNode, selector: string): HTMLElement | null => within.querySelector(selector);

function show(box: HTMLElement, shown: State): void {
  for (const each of box.querySelectorAll<HTMLElement>('[data-state]'))
    each.hidden = each.dataset.state !== shown;
}

export async function fillTrackRecord(box: HTMLElement): Promise<void> {
  try {
    const answer = await fetch('/api/track-record');
    if (!answer.ok) throw new Error(`Answered ${answer.status}`);
    const rows: Row[] = await answer.json();
    const model = part(box, '[data-row]');
    model?.replaceWith(...rows.filter(({ done }) => done > 0).map((row) => rowOf(model, row)));
    show(box, rows.some(({ done }) => done > 0) ? 'filled' : 'empty');
  } catch {
    show(box, 'failed');
  }
}

function rowOf(model: HTMLElement, row: Row): HTMLElement {
  const shown = model.cloneNode(true) as HTMLElement;
  shown.hidden = false;
  const label = part(shown, '[data-label]');
  if (label) {
    label.textContent = row.label;
    label.setAttribute('href', row.kind === 'diagnosis' ? `#first-${row.advice}` : `#${row.advice}`);
  }
  part(shown, '[data-own]')?.toggleAttribute('hidden', row.of === 'installation');
  for (const count of ['advised', 'done', 'verified'] as const) {
    const cell = part(shown, `[data-count="${count}"]`);
    if (cell) cell.textContent = row[count] === null ? '–' : figure(row[count]);
  }
  const effect = part(shown, '[data-effect]');
  if (effect) effect.textContent = effectWords(row);
  return shown;
}

function effectWords({ effect }: Row): string {
  if (effect === null) return '';
  if (effect.lift === null) return `Too few cases (${figure(effect.cases)})`;
  const { lift, low, high } = effect.lift;
  return `${percent(lift)} (${percent(low)} to ${percent(high)}), ${figure(effect.cases)} cases`;
}
