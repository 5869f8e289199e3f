import type { AnalysisStage, ProgressEvent } from '@liftmark/contract/analysis';
import { describe, expect, test } from 'vitest';
import { beginProgress, currentPhase, passTime, receiveProgress } from './progress-model.ts';

function event(stage: AnalysisStage, percent: number, detail = ''): ProgressEvent {
  return { stage, percent, detail, reportId: null, error: null };
}

describe('reported progress', () => {
  test('enters the phase of the stage and closes those before it', () => {
    const begun = receiveProgress(beginProgress(0), event('capture', 30, 'Loaded'), 1_000);
    const moved = receiveProgress(begun, event('advise', 80), 3_000);
    expect(moved.phases.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [0, 3_000],
      [3_000, 3_000],
      [3_000, null],
      [null, null],
    ]);
    expect(currentPhase(moved)?.name).toBe('Generating insights');
  });

  test('keeps every detail once, under the phase it belongs to', () => {
    const events = [
      event('capture', 10, 'Opening'),
      event('capture', 20, 'Opening'),
      event('observe', 50, 'Read'),
    ];
    const progress = events.reduce((sum, each) => receiveProgress(sum, each, 1), beginProgress(0));
    expect(progress.phases.map(({ details }) => details)).toEqual([['Opening'], ['Read'], [], []]);
  });

  test('never runs backwards and never passes 95 percent', () => {
    const high = receiveProgress(beginProgress(0), event('store', 100), 1_000);
    expect(high.percent).toBe(95);
    const late = receiveProgress(high, event('capture', 20), 2_000);
    expect(late.percent).toBe(95);
    expect(currentPhase(late)?.name).toBe('Finalizing report');
  });

  test('time alone moves nothing once the server reports', () => {
    const live = receiveProgress(beginProgress(0), event('capture', 30), 500);
    expect(passTime(live, 20_000)).toBe(live);
  });
});

describe('timed phases', () => {
  test.each([
    [0, 'Analyzing website content', 0],
    [7_999, 'Analyzing website content', 25],
    [8_000, 'Processing with AI', 25],
    [23_000, 'Generating insights', 72],
    [29_000, 'Finalizing report', 91],
    [600_000, 'Finalizing report', 95],
  ])('after %i ms: %s, %i percent', (elapsed, name, percent) => {
    const progress = passTime(beginProgress(100), 100 + elapsed);
    expect(currentPhase(progress)?.name).toBe(name);
    expect(Math.round(progress.percent)).toBe(percent);
  });

  test('a first report after timed phases does not pull the bar back', () => {
    const timed = passTime(beginProgress(0), 16_000);
    const live = receiveProgress(timed, event('capture', 10), 16_100);
    expect(live.percent).toBe(50);
    expect(currentPhase(live)?.name).toBe('Processing with AI');
  });
});
