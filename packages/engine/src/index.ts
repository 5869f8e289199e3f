// biome-ignore-all lint/performance/noBarrelFile: the package's public door, by name and nothing else.

/**
 * The library: give it a page, it gives a report.
 *
 * ```ts
 * const capturer = await createCapturer();
 * const { report } = await audit('https://example.com', { capturer });
 * await capturer.close();
 * ```
 */

export type { Analyst, Writing } from './analyst/analyst.ts';
export { builtInAnalyst } from './analyst/built-in.ts';
export { type Audit, audit } from './audit.ts';
export type { Captured, CaptureOptions } from './capture/capture.ts';
export { CaptureError } from './capture/capture-error.ts';
export { type Capturer, type CapturerOptions, createCapturer } from './capture/capturer.ts';
export { DEFAULT_POLICY, type EgressPolicy } from './capture/egress/policy.ts';
export type { PageSnapshot } from './capture/snapshot.ts';
export { TargetError } from './capture/target.ts';
export type { Progress } from './examine.ts';
export { judge } from './judge.ts';
export { judgeManual } from './manual.ts';
export type { PageFacts } from './observe/facts.ts';
export type { AuditOptions } from './read-page.ts';
export { type Comparison, compareReports, type FollowUp } from './reports/compare.ts';
export { renderComparison } from './reports/compare-terminal.ts';
export { competitorReport } from './reports/competitor.ts';
export { copyReport } from './reports/copy.ts';
export { renderHtml } from './reports/html/document.ts';
export { printPdf } from './reports/pdf.ts';
export { swotReport } from './reports/swot.ts';
export { renderTerminal, type TerminalOptions } from './reports/terminal.ts';
export { rubricVersion } from './score/rubric.ts';
