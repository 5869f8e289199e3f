import { reportsOfOwnPages } from './reports.ts';
import { modelInputOf } from '../../packages/engine/src/analyst/model/model-input.ts';
import { checkStatement } from '../../packages/engine/src/analyst/model/grounding/check-statement.ts';
import { supportOf, stemsOf } from '../../packages/engine/src/analyst/model/grounding/support.ts';
import { withAdvice } from '../../packages/engine/src/analyst/model/tasks/recommendations.ts';
import { entriesOf, withEntry } from '../../packages/engine/src/analyst/model/tasks/swot.ts';
import { swotReport } from '../../packages/engine/src/reports/swot.ts';
import { mask } from '../../packages/engine/src/analyst/model/mask.ts';
import { readStored } from '../stored/archive.ts';
const pages=new Set(readStored().map(s=>s.page));
const seen=new Set<string>(); const n:Record<string,number>={}, k:Record<string,number>={};
const t=(name:string,text:string,cites:string[],f:any,kind:any)=>{ if(seen.has(kind+text))return; seen.add(kind+text); n[name]=(n[name]??0)+1; const c:any=checkStatement({text:text,cites,quotes:[]},f,{kind}); if('flaw' in c){k[name]=(k[name]??0)+1; const s=cites.map(c=>stemsOf(f.sources.get(c)?.text??'')); console.log(name,kind,c.flaw,'|',c.flaw==='unsupported'?supportOf(text,[...s,stemsOf(f.pageText)]).unknown.join(' '):'','|',text.slice(0,230));} };
for (const [page,r] of reportsOfOwnPages(pages)) {
  const f={...modelInputOf(r).sourceFacts,secrets:new Set<string>()};
  for (const x of r.recommendations) { if(!x.checks.length) continue; const g=withAdvice(f,x); t('why',mask(x.why),x.checks.slice(0,1),g,'reason'); for (const s of x.steps) t('step',mask(s),x.checks.slice(0,1),g,'proposal'); }
  for (const e of entriesOf(swotReport(r))) { if(!e.findings.length) continue; const g=withEntry(f,e); t('desc',e.description,e.findings.slice(0,1),g,'observation'); if(e.action) t('action',e.action,e.findings.slice(0,1),g,'proposal'); }
  for (const x of r.findings.filter(x=>['pass','fail','partial'].includes(x.outcome))) { t('title',mask(x.title)+'.',[x.check],f,'observation'); t('observed',mask(x.observed).slice(0,400),[x.check],f,'observation'); }
}
console.log(n,k);
