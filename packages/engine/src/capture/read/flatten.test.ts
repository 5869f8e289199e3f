import { beforeAll, describe, expect, test } from 'vitest';
import { capturePage } from '../../../fixtures/capture-page.ts';
import { availableBrowser } from '../browser/available-browser.ts';
import type { ViewportCapture } from '../snapshot.ts';

const PAGE = `<!doctype html><html lang="en"><title>Shapes</title>
<style>
  body { margin: 0; font: 16px/20px sans-serif }
  header { position: fixed; top: 0; left: 0; right: 0; height: 50px; background: #024 }
  .hero { height: 100vh; padding-top: 60px; background: #fff }
  .card::before { content: 'New' }
  iframe { display: block; width: 300px; height: 100px; border: 5px solid; margin: 0 0 0 10px }
  .fade { opacity: 0; animation: fade 30s forwards } @keyframes fade { to { opacity: 1 } }
</style>
<header>Bar</header><nav id="late" style="margin-bottom:-20px">Menu</nav>
<script>addEventListener('scroll', () => { document.getElementById('late').style = scrollY > 100 ? 'position:fixed;left:0;right:0;bottom:0;height:30px;background:#fff' : 'margin-bottom:-20px' })</script>
<div class="hero"><h1>Words enough to make this a page that a visitor can read and understand at a glance</h1>
<p class="fade">Slowly appearing</p><button id="b">Buy</button>
<input id="t" value="typed"><input type="password" value="secret"><input type="checkbox" checked></div>
<iframe srcdoc="<body style='margin:0'><p style='margin:0'>Inside the frame</p>"></iframe>
<div class="card">Card</div><div id="host"></div>
<div style="height:2000px">Low</div>
<script>
  document.getElementById('b').addEventListener('click', () => {});
  host.attachShadow({ mode: 'open' }).innerHTML = '<em>In the shade</em>';
  document.getElementById('t').value = 'changed';
  console.error('a fault'); setTimeout(() => { throw new Error('thrown') });
</script>`;

describe.skipIf((await availableBrowser()) === null)('what a rendered page is flattened to', () => {
  let view: ViewportCapture;

  beforeAll(async () => {
    const { desktop } = await capturePage(PAGE);
    if (desktop === null) throw new Error('no desktop');
    view = desktop;
  });

  const find = (tag: string) => {
    const node = view.nodes.find((candidate) => candidate.tag === tag);
    if (node === undefined) throw new Error(`no ${tag}`);
    return node;
  };
  const parentOf = (text: string) => {
    const node = view.nodes.find((candidate) => candidate.tag === '#text' && candidate.text === text);
    return view.nodes[node?.parent ?? -1];
  };

  test('boxes lie on the page, frames included', () => {
    expect(find('header').box).toEqual({ x: 0, y: 0, width: 1350, height: 50 });
    const frame = find('iframe').box;
    expect(frame).toEqual({ x: 10, y: 1_000, width: 310, height: 110 });
    const inner = parentOf('Inside the frame');
    expect(inner).toMatchObject({ tag: 'p', frame: 1 });
    expect(inner?.box).toMatchObject({ x: 15, y: 1_005 });
  });

  test('shadow trees hang below their hosts, pseudo-elements in their elements', () => {
    const shade = parentOf('In the shade');
    expect(shade?.tag).toBe('em');
    expect(view.nodes[shade?.parent ?? -1]?.attributes.id).toBe('host');
    expect(find('::before').text).toContain('New');
  });

  test('fields carry what stands in them, passwords excepted', () => {
    const fields = view.nodes.filter(({ tag }) => tag === 'input');
    expect(fields.map(({ value }) => value)).toEqual(['changed', null, 'on']);
    expect(fields.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  test('listeners, roles and names are known', () => {
    expect(find('button')).toMatchObject({ clickable: true, role: 'button', name: 'Buy' });
  });

  test('entrances are shown as they end, and were seen moving', () => {
    const fading = parentOf('Slowly appearing');
    expect(view.styles[fading?.style ?? -1]?.opacity).toBe('1');
    const seen = view.motion.find(({ node }) => view.nodes[node] === fading);
    expect(seen).toMatchObject({ kind: 'animation', durationMs: 30_000 });
  });

  test('what stays on the screen is known by its place there', () => {
    const bar = view.pinned?.find(({ node }) => view.nodes[node]?.tag === 'header');
    expect(bar?.box).toEqual({ x: 0, y: 0, width: 1350, height: 50 });
    const late = view.pinned?.find(({ node }) => view.nodes[node]?.attributes.id === 'late');
    expect(late?.box).toMatchObject({ width: 1350, height: 30 });
    expect(view.pinned).toHaveLength(2);
  });

  test('faults of its scripts are kept', () => {
    expect(view.scriptErrors).toEqual(expect.arrayContaining(['a fault', 'thrown']));
  });

  test('code is no text', () => {
    const code = view.nodes.filter(({ parent }) =>
      ['script', 'style'].includes(view.nodes[parent]?.tag ?? ''),
    );
    expect(code.every(({ text }) => text === '')).toBe(true);
  });
});
