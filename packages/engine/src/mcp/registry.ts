import { analyzePage } from './tools/analyze-page.ts';
import { comparePages } from './tools/compare-pages.ts';
import { compareWithLastReport } from './tools/compare-with-last-report.ts';
import { explainCheck } from './tools/explain-check.ts';
import { getFix } from './tools/get-fix.ts';
import { getReport } from './tools/get-report.ts';
import { getScreenshot } from './tools/get-screenshot.ts';
import { listDiagnoses } from './tools/list-diagnoses.ts';
import { listReports } from './tools/list-reports.ts';
import { searchEvidence } from './tools/search-evidence.ts';
import { tryFix } from './tools/try-fix.ts';

/** Every tool, in the order in which clients list them. */
export const TOOLS = [
  analyzePage,
  listDiagnoses,
  getFix,
  tryFix,
  getReport,
  getScreenshot,
  compareWithLastReport,
  comparePages,
  listReports,
  explainCheck,
  searchEvidence,
] as const;
