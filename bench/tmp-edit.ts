import { createCapturer } from '@liftmark/engine/capture/capturer';
import { unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { auditInThread } from '@liftmark/engine/pipeline/audit-in-thread';
import { keepInThread } from '@liftmark/engine/pipeline/keep-in-thread';
import { createJudgingThreads } from '@liftmark/engine/pipeline/threads';
import { ownWordsFix } from '@liftmark/engine/trials/own-words';
import { servePages } from './pages.ts';
import { policyAllowing } from './policy.ts';
const { server } = await servePages();
const capturer = await createCapturer({ policy: policyAllowing(server.host) });
const threads = createJudgingThreads();
const t = async (n: string, w: () => Promise<any>) => { const a = performance.now(); const c = process.cpuUsage(); const r = await w(); const d = process.cpuUsage(c); console.log(n, Math.round(performance.now() - a), 'cpu', Math.round((d.user + d.system) / 1000)); return r; };
const j = threads.judge; threads.judge = (...a) => t('  judge', () => j(...a));
const url = server.page('product-kettle');
const { packed, report } = await t('audit', () => auditInThread(url, threads, { capturer }));
await t('capture', () => capturer.capture(url));
const page = await t('keep', () => keepInThread(threads, { packed, capturer, budgetMs: 600_000 }));
const snapshot = await unpackSnapshot(packed);
for (let i = 0; i < 6; i++) {
  const fix = ownWordsFix(snapshot, report, { part: 'headline', text: `Ready in ${i + 2} minutes, or your money back` })!;
  const r = await t('edit', () => page.tryFix(fix));
  console.log(r?.trials[0]?.applied, r?.trials[0]?.worse.length);
}
await page.close(); await capturer.close(); await threads.close(); await server.close();
