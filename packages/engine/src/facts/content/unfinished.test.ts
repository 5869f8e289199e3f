import { describe, expect, it } from 'vitest';
import type { PageSnapshot, SnapshotNode } from '../../capture/snapshot.ts';
import { readingIn } from '../../language/reading.ts';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { renderedSnapshot } from '../testing/snapshots.ts';
import { unfinishedOf } from './unfinished.ts';

const unfinished = (html: string, language: string) =>
  readingIn([language], () => unfinishedOf(readBody(html)));
const notes = (html: string, language = 'en') => unfinished(html, language).notes.map(({ text }) => text);
const missing = (html: string, language = 'en') => unfinished(html, language).missing.map(({ kind }) => kind);

describe('notes from building the page', () => {
  it.each([
    ['Demo documents - Replace with real certificates via Admin Panel'],
    ['All batch data shown is demonstration only'],
    ['Set YouTube Video ID in index.html to activate'],
    ['🧠 AI Reference Content'],
    ['Prototype — no real charge.'],
    ['Address to be confirmed by the owner'],
    ['Bitte noch anpassen!'],
    ['Die Bilder bitte durch eigene Fotos ersetzen'],
    ['À adapter selon vos horaires.'],
    ['Aquí va el texto de la sección'],
    ['Suggerimento: se il sito è “neutro”, resta più vendibile.'],
    ['Aqui vai o texto da empresa'],
    ['Hier komt nog een foto'],
    ['Exempelrad – byt till era faktiska', 'sv'],
    ['Здесь будет ваш текст', 'ru'],
    ['仮画像', 'ja'],
  ])('include “%s”', (line, language = 'en') => {
    expect(notes(`<p>${line}</p>`, language)).toHaveLength(1);
  });

  it.each([
    ['Book a demo of the admin panel'],
    ['We replace your old windows with real wood'],
    ['A live demonstration of our method'],
    ['Un menu à adapter selon vos goûts'],
    ['Wir ersetzen Ihre Heizung durch eine neue'],
    ['Tips: på vår blogg finns mer att läsa'],
    ['Our new page for partners is online'],
    ['The reports page is now more flexible'],
    ['Prototypes built by our engineers'],
    ['Reviews serve as trust signals for buyers'],
    ['Un filtre à remplacer par un neuf chaque année'],
    ['Ajudamos no seu projeto acadêmico'],
  ])('don’t include “%s”', (line) => {
    expect(notes(`<p>${line}</p>`)).toEqual([]);
  });

  it('are no quotes and no code', () => {
    const line = 'Replace with real photos';
    expect(notes(`<blockquote>${line}</blockquote><pre>${line}</pre>`)).toEqual([]);
  });
});

describe('missing content', () => {
  it.each([
    ['Coming soon', 'announced'],
    ['Bald mehr an dieser Stelle. Echte Kundenstimmen aus Bremen werden wir hier sammeln.', 'announced'],
    ['Visuelle Einblicke folgen', 'announced'],
    ['Photos à venir', 'announced'],
    ['In questa sezione verranno pubblicate le nostre attività', 'announced'],
    ['近日公開', 'announced', 'ja'],
    ['Unable to load news.', 'failed'],
    ['Suvera ürünleri şu anda yüklenemiyor. Lütfen tekrar deneyin.', 'failed', 'tr'],
    ['Produkte konnten nicht geladen werden', 'failed'],
    ['Loading calendar...', 'loading'],
    ['Cargando…', 'loading'],
    ['Yükleniyor', 'loading', 'tr'],
  ])('is what “%s” stands for', (line, kind, language = 'en') => {
    expect(missing(`<p>${line}</p>`, language)).toEqual([kind]);
  });

  it.each([
    ['Loading docks for rent'],
    ['If the page failed to load, restart the app and sign in again.'],
    ['Folgen Sie uns auf Instagram'],
    ['We were soon on our way'],
    ['No reviews needed: see it yourself'],
  ])('is nothing that “%s” speaks of', (line) => {
    expect(missing(`<p>${line}</p>`)).toEqual([]);
  });

  it('counts in the main part only', () => {
    const line = '<p>Coming soon</p>';
    expect(missing(`</main><nav>${line}</nav><footer>${line}</footer><main>`)).toEqual([]);
  });

  it('is a form that the page asks for and doesn’t have', () => {
    const kinds = (after: string) => {
      const html = `<main><section data-box="0 0 900 500"><p data-box="0 0 300 40">Fill in the form below.</p>${after}</section></main>`;
      const page = new PageModel(renderedSnapshot(`<!doctype html><body>${html}</body>`));
      return unfinishedOf(new FactContext(page, wordsFor('en'))).missing.map(({ kind }) => kind);
    };
    expect(kinds('')).toEqual(['form']);
    expect(kinds('<a href="tel:+441174120098" data-box="0 60 200 40">Call</a>')).toEqual(['form']);
    expect(kinds('<a href="/form" data-box="0 60 200 40">Open the form</a>')).toEqual([]);
    expect(kinds('<input type="email" data-box="0 60 200 40">')).toEqual([]);
  });
});

it('a form whose script failed for us is awaited, not missing', () => {
  const judged = (box: string, url: string, failure: string | null) => {
    const html = `<main><section data-box="0 0 900 500"><p data-box="0 0 300 40">Fill in the form below.</p>${box}</section></main>`;
    const snapshot = renderedSnapshot(`<!doctype html><body>${html}</body>`);
    const script = {
      url,
      type: 'script' as const,
      status: failure ? 0 : 200,
      bytes: 0,
      thirdParty: true,
      refused: false,
    };
    for (const capture of [snapshot.desktop, snapshot.mobile])
      capture?.requests.push({ ...script, failure, endMs: 90 });
    const page = new PageModel(snapshot);
    const { missing: lacking, awaitedForm } = unfinishedOf(new FactContext(page, wordsFor('en')));
    return [lacking.length, awaitedForm];
  };
  const box = '<div id="boatdesk-form-7" data-box="0 60 300 0"></div>';
  const address = 'https://loader.boatdesk.example/embed.js';
  expect(judged(box, address, 'refused')).toEqual([0, 'loader.boatdesk.example']);
  expect(judged(box, address, null)).toEqual([1, null]);
  expect(judged('', address, 'refused')).toEqual([1, null]);
  expect(judged(box, 'https://tags.example/manager.js', 'refused')).toEqual([1, null]);
  expect(judged('', 'https://js.hsforms.example/v2.js', 'refused')).toEqual([0, 'js.hsforms.example']);
  const field = '<input type="email" data-box="0 60 200 40">';
  expect(judged(`${box}${field}`, address, 'refused')).toEqual([0, null]);
});

describe('gaps', () => {
  const gaps = (html: string) =>
    unfinishedOf(readBody(html)).gaps.map(({ kind, text }) => `${kind}: ${text}`);

  it.each([
    ['<p>-- boats found</p>', 'number: -- boats found'],
    ['<p>$--/hr</p>', 'number: $--/hr'],
    ['<p>€—/mo</p>', 'number: €—/mo'],
    ['<p><b>—</b> founders already watching</p>', 'number: — founders already watching'],
    ['<p>00:00:00:00</p>', 'countdown: 00:00:00:00'],
    ['<p>00</p><p>Days</p><p>00</p><p>Hours</p><p>00</p><p>Min</p>', 'countdown: 00 Days 00 Hours 00 Min'],
    ['<select name="boat" aria-label="Boat"></select>', 'choices: Boat'],
  ])('are in %s', (html, gap) => {
    expect(gaps(html)).toEqual([gap]);
  });

  it.each([
    '<p>Open 10:00 to 18:00</p>',
    '<p>Boats -- by the day</p>',
    '<p>— with love from Leeds</p>',
    '<p><b>—</b> Barbara Muller</p>',
    '<p>0</p><p>Fees</p><p>0</p><p>Deposit</p>',
    '<select name="boat"><option>Small</option></select>',
  ])('are not in %s', (html) => {
    expect(gaps(html)).toEqual([]);
  });
});

describe('what stays empty', () => {
  const at = 'data-box="0 300 300 300"';
  const gaps = (html: string, change = (_: PageSnapshot): void => {}) => {
    const snapshot = renderedSnapshot(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    change(snapshot);
    const context = new FactContext(new PageModel(snapshot), wordsFor('en'));
    return unfinishedOf(context).gaps.map(({ kind, text }) => `${kind}: ${text}`);
  };
  const card = (figure: string, label: string, own = '') =>
    `<div ${at}><h3 ${own} ${at}>${figure}</h3><p ${at}>${label}</p></div>`;

  it('counters of customers at zero', () => {
    const cards = card('0', 'Happy customers') + card('0+', 'Awards won');
    expect(gaps(`<main ${at}>${cards}</main>`)).toEqual([
      'counter: 0 Happy customers',
      'counter: 0+ Awards won',
    ]);
  });

  it.each([
    card('0', 'Happy customers'),
    card('0', 'Happy customers') + card('12', 'Awards won'),
    card('0', 'Hidden fees') + card('0', 'Setup costs'),
    card('0', 'Happy customers', 'data-count="120"') + card('0', 'Awards won', 'data-count="7"'),
  ])('not where nothing or only one thing is zero, or meant so: %s', (cards) => {
    expect(gaps(`<main ${at}>${cards}</main>`)).toEqual([]);
  });

  const blank = (snapshot: PageSnapshot) => {
    for (const view of [snapshot.desktop, snapshot.mobile]) blankIn(view?.nodes ?? []);
  };
  const blankIn = (nodes: SnapshotNode[]) => {
    const frame = nodes.findIndex(({ tag }) => tag === 'iframe');
    const inside = (tag: string, parent: number) => ({
      ...nodes[frame],
      tag,
      parent,
      attributes: {},
      frame: 1,
    });
    const next = nodes.length;
    nodes.push(...([inside('#document', frame), inside('html', next)] as SnapshotNode[]));
  };
  const frame = `<iframe src="/map" title="Map" ${at}></iframe>`;

  it('frames of the content', () => {
    expect(gaps(`<main ${at}>${frame}</main>`, blank)).toEqual(['frame: Map']);
    expect(gaps(`<aside ${at}>${frame}</aside>`, blank)).toEqual([]);
    expect(gaps(`<main ${at}>${frame}</main>`)).toEqual([]);
  });

  it('loading signs that still turn', () => {
    const loader = (style: string) =>
      `<main ${at}><div class="loading-spinner" style="${style}" data-box="0 300 60 60"></div></main>`;
    expect(gaps(loader('animation-name:turn'))).toEqual(['loader: ']);
    expect(gaps(loader(''))).toEqual([]);
  });
});
