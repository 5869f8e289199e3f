import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { startProduct } from '../../e2e/product.ts';
import { type Case, median, type Row, row } from '../case.ts';

const PAGES = ['/', '/tools/conversion-calculator', '/blog/critical-landing-page-elements'];
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const RUNS = 5;
const DEBUG_PORT = 9_334;

async function run(): Promise<Row[]> {
  const found = await availableBrowser();
  if (found === null) throw new Error('This benchmark needs a browser.');
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${DEBUG_PORT}`, '--disable-quic', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const path of PAGES) {
      const scores: Record<string, number[]> = {};
      for (let count = 0; count < RUNS; count += 1) {
        const result = await lighthouse(product.origin + path, {
          port: DEBUG_PORT,
          output: 'json',
          logLevel: 'silent',
          onlyCategories: Object.keys(CATEGORIES),
        });
        for (const [id, { score }] of Object.entries(result?.lhr.categories ?? {})) {
          scores[id] = [...(scores[id] ?? []), (score ?? 0) * 100];
        }
      }
      for (const [id, wanted] of Object.entries(CATEGORIES)) {
        // What is missing, as a ratio of at most 1: the wanted score beside the one that was reached.
        rows.push(row(`${path} ${id}`, wanted, median(scores[id] ?? [0])));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

export default {
  name: 'site',
  measures: 'the wanted Lighthouse score of our own pages (mobile), beside the median of five runs',
  unit: 'count',
  goal: 1,
  judgedBy: 'worst',
  run,
} satisfies Case;
