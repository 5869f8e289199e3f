import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { formFacts } from './forms.ts';

it('a box that only its placeholder calls a search is none that asks for data', () => {
  const box =
    '<div><h2>Madhura</h2><input type="text" id="box" placeholder="Search..."><button>Go</button></div>';
  expect(formFacts(readBody(box))).toEqual([]);
});

it.each([
  ['by itself', '<div><input type="text" id="headerSearch" placeholder="Drill bit, size …"></div>'],
  [
    'beside a choice of what to search, in a box of that name',
    '<div class="search-wrap"><select><option>All parts</option></select><input type="text" class="wide" placeholder="Parts, code, brand"></div>',
  ],
])('a field whose own name or that of its box is of searching asks for no data: %s', (_what, box) => {
  expect(formFacts(readBody(`<div>${box}<button>Go</button></div>`))).toEqual([]);
});

it('a box named after searching that asks for a journey is a form', () => {
  const box =
    '<div class="search-box"><input type="text" placeholder="From"><input type="text" placeholder="To"><button>Show trips</button></div>';
  expect(formFacts(readBody(box))[0]?.visibleFieldCount).toBe(2);
});

it('each box to tick counts, also of a list with one name, and also that to stay signed in', () => {
  const boxes = ['Sails', 'Oars', 'Keep me signed in']
    .map((label) => `<label><input type="checkbox" name="interest"> ${label}</label>`)
    .join('');
  const [form] = formFacts(
    readBody(`<form><input name="email" type="email">${boxes}<button>Go</button></form>`),
  );
  expect(form?.visibleFieldCount).toBe(4);
});

it('the code in a checkout is nothing that has to be filled in', () => {
  const page = (button: string) =>
    formFacts(
      readBody(
        `<form><input placeholder="Full name"><input placeholder="Street address"><input placeholder="Promo code"><button>${button}</button></form>`,
      ),
    )[0]?.visibleFieldCount;
  expect(page('Place order')).toBe(2);
  expect(page('Send')).toBe(3);
});

it('marital status and the name of somebody else are no address and no name of the visitor', () => {
  const [form] = formFacts(
    readBody(
      `<form><input placeholder="Nome completo"><input placeholder="Nome completo do seu cônjuge">
       <select><option>Estado civil</option><option>Solteiro</option></select><input placeholder="Estado"><button>Enviar inscrição</button></form>`,
      'pt',
    ),
  );
  expect(form?.fields.map(({ kind }) => kind)).toEqual(['name', 'other', 'choice', 'address']);
});

it('a box that is ticked for what stands behind a link is a consent, in whatever language', () => {
  const form = (label: string): string =>
    `<form><input name="imie" placeholder="Imię"><label><input type="checkbox" name="zgoda"> ${label}</label><button>Wyślij</button></form>`;
  const counted = (label: string) => formFacts(readBody(form(label), 'pl'))[0]?.visibleFieldCount;
  expect(counted('Akceptuję <a href="/polityka">politykę</a>')).toBe(1);
  expect(counted('Proszę oddzwonić')).toBe(2);
});

it('a label around all fields is kept as far as a label is read', () => {
  const fields = Array.from({ length: 200 }, (_, n) => `Guest ${n} <input name="guest${n}">`).join('');
  const [form] = formFacts(readBody(`<form><label>${fields}</label><button>Go</button></form>`));
  expect(form?.fields).toHaveLength(200);
  expect(form?.fields[0]?.label).toMatch(/^Guest 0 Guest 1 /);
  expect(form?.fields.every(({ label }) => label?.length === 1_000)).toBe(true);
});
