import { expect, it } from 'vitest';
import { readBody } from '../testing/read.ts';
import { numbersOf } from './numbers.ts';

const step = (number: number, text: string) => `<div><b>${number}</b><h3>${text}</h3></div>`;

it.each([
  [
    'steps',
    `${step(1, 'Install the extension')}${step(2, 'Browse any listing')}${step(3, 'See your score')}`,
  ],
  [
    'numbers of sections',
    '<div>01 · Welcome</div><div>02 · Years of experience</div><div>03 · Locations</div>',
  ],
  ['years of rights', '<p>© 2026 Grange Society. All rights reserved. Supported by our members.</p>'],
  ['minutes of a chat', "<div><span>2m</span><p>How's everyone doing today?</p></div>"],
  ['meters', '<div><div><b>2,5 m</b><p>Nightlife</p></div><div><b>3,2 m</b><p>Studio</p></div></div>'],
  ['how much to buy', '<div><div>Quantity</div><div><div>1+</div><div>−</div></div></div>'],
  ['all of something', '<div><b>100%</b><p>Natural ingredients</p></div>'],
  [
    'what is only planned or made up',
    '<div><b>100+</b><p>Future Volunteers</p></div><div><b>50+</b><p>Projects Planned</p></div>',
  ],
  ['a handful', '<div><b>4+</b><p>Flavors to choose</p></div>'],
  [
    'what a plan allows, its price in a box farther up',
    '<div><h4>Plus</h4><p>€49</p><div><ul><li>40+ watchlists</li><li>Direct result</li></ul></div></div>',
  ],
  [
    'what a visitor sets',
    '<div><div><div>Rooms</div><div>20</div></div><input type="range" min="5" max="55" value="20"></div>',
  ],
])('%s are no claims', (_what, html) => {
  expect(numbersOf(readBody(`<section>${html}</section>`)).count).toBe(0);
});

it('figures whose sign is set apart are', () => {
  const html = `<div><b>22K</b><i>+</i><p>members</p></div>${step(12, 'countries')}`;
  expect(numbersOf(readBody(`<section>${html}</section>`)).count).toBe(2);
});

it.each([
  ['en', 'Over 50,000 women have simplified their evenings.'],
  ['de', 'Über 50.000 Frauen haben ihre Abende vereinfacht.'],
  ['fr', 'Plus de 50 000 femmes ont simplifié leurs soirées.'],
  ['es', 'Más de 50.000 mujeres han simplificado sus noches.'],
  ['it', 'Oltre 50.000 donne hanno semplificato le loro sere.'],
  ['pt', 'Mais de 50.000 mulheres simplificaram as suas noites.'],
  ['nl', 'Meer dan 50.000 vrouwen hebben hun avonden vereenvoudigd.'],
])('women or men who use it are counted: %s', (language, text) => {
  expect(numbersOf(readBody(`<p>${text}</p>`, language)).count).toBe(1);
});

it('who offers something on a platform is counted', () => {
  expect(numbersOf(readBody('<p>Über 250 Anbieter aktiv</p>', 'de')).count).toBe(1);
});

it('small figures beside others are', () => {
  const html = `${step(3, 'offices')}${step(12, 'countries')}${step(40, 'employees')}`;
  expect(numbersOf(readBody(`<section>${html}</section>`)).count).toBe(3);
});

it.each([
  ['en', 'So far 612 people have finished the course.'],
  ['de', 'Bisher haben 612 Menschen den Kurs abgeschlossen.'],
  ['fr', 'Déjà 612 participants ont terminé la formation.'],
  ['es', 'Ya han terminado el curso 612 personas.'],
  ['it', 'Finora 612 persone hanno concluso il corso.'],
  ['pt', 'Já concluíram o curso 612 pessoas.'],
  ['nl', 'Tot nu toe rondden 612 mensen de cursus af.'],
])('people counted until now are a claim in %s', (language, line) => {
  expect(numbersOf(readBody(`<p>${line}</p>`, language)).count).toBe(1);
});

it.each([
  ['en', 'More than 25 years at the head of animal nutrition.', 1],
  ['es', 'Más de 25 años liderando la innovación en nutrición animal.', 1],
  ['en', 'A guarantee of 5 years on every part.', 0],
])('years that an organization counts are a claim (%s: %s)', (language, text, count) => {
  expect(numbersOf(readBody(`<p>${text}</p>`, language)).count).toBe(count);
});

it('a timer that has run out counts nothing', () => {
  expect(
    numbersOf(readBody('<section><div><b>00 Hours</b></div><div><b>15+ Countries</b></div></section>')).count,
  ).toBe(1);
});

it.each([
  [
    'a sign of its own',
    '<div><div><b>5,000</b><span>+</span></div><p>Leads in the last 12 months</p></div>',
    'en',
  ],
  ['nothing but a crowd', '<span>240.000 luchtreizigers gingen jou voor</span>', 'nl'],
  ['a line of its own', '<span>150+ werkgevers begeleid</span>', 'nl'],
  ['its own people', '<p>Onze 50 vrijwilligers maken het verschil, elke dag weer.</p>', 'nl'],
  ['classes of a week', '<p>With over 100 classes per week there is plenty to choose from.</p>', 'en'],
  [
    'us in a long paragraph',
    `<p>${'Whoever comes may train alone or with others, early or late, and rest in between. '.repeat(4)}Over 100 classes per week are held in our studios.</p>`,
    'en',
  ],
])('a figure with %s is a claim', (_what, html, language) => {
  expect(numbersOf(readBody(html, language)).count).toBe(1);
});

it.each([
  [
    'a numbered entry',
    '<div><h3>1. Membership</h3><p>Unlimited</p><h3>2. Class passes</h3><p>Five</p></div>',
  ],
  ['the measure of a plan', '<span>10,000 jobs a day</span>'],
  ['an age', '<span>18+ only please</span>'],
  ['a time', '<span>45+ seconds of rest</span>'],
  ['the code of a country', '<div><span>+91</span><p>Phone number</p></div>'],
  [
    'an age within a line',
    '<p>Tennis for women and men +35 years</p><p>For people over the age of 60 years.</p>',
  ],
  ['a range within a line', '<p>From 500 to 1,133 homes</p>'],
  ['a figure beside the number of something else', '<p>Get 35+ digital images within 48 hours of birth.</p>'],
  ['an age of majority', '<h3>21+ Venue Vending</h3>'],
  ['a tip', '<div><p>Add a tip for the team</p><button>10%</button><button>15%</button></div>'],
  ['an option of a form', '<label><div>200+</div><div>support calls</div></label>'],
  ['an exact amount', '<div><b>€62.50</b><p>Billed for all 12 years, €750 a year</p></div>'],
  ['an account', '<div><b>+$1,716</b><p>surplus</p></div>'],
  ['a share by itself', '<div><b>35%</b><p>Physician confidence</p></div>'],
  ['a range', '<ul><li>8 plots</li><li>500 – 1133 homes</li></ul>'],
  ['a part of a name', '<ul><li>3-room homes for couples</li><li>4-room homes for families</li></ul>'],
  [
    'the sum of reviews',
    '<div><div><b>242+</b><p>verified reviews</p></div><p>242+ verified reviews</p></div>',
  ],
  ['a pack for sale', '<div><div>$50</div><div>10,000 images</div></div>'],
  ['a small figure by itself', '<div><b>2</b><p>guests</p></div>'],
  [
    'for how many a price is',
    '<p><span>2 guests</span><span>45 € a night</span></p><p><span>3 guests</span><span>35 € a night</span></p>',
  ],
])('%s is no claim', (_what, html) => {
  expect(numbersOf(readBody(html)).count).toBe(0);
});

it.each([
  ['years', '<p>+25 anni di Yoga Nidra condensati</p>', 'it'],
  ['sales', '<p>Novo · +340 vendidos</p>', 'pt'],
])('%s signed upward are a claim', (_what, html, language) => {
  expect(numbersOf(readBody(html, language)).count).toBe(1);
});

it.each([
  ['what was raised', '<div><b>$48,213</b><p>raised</p></div>', 'en'],
  ['what is paid out, rounded', '<div><b>$10,000+</b><p>in payouts</p></div>', 'en'],
  [
    'a share beside another figure',
    '<div><div><b>96%</b><p>kill rate</p></div><div><b>7</b><p>stages</p></div></div>',
    'en',
  ],
])('%s is a claim', (_what, html, language) => {
  expect(numbersOf(readBody(`<section>${html}</section>`, language)).count).toBe(1);
});

it('reads long rows of figures in linear time', () => {
  const row = (entry: string) => readBody(`<section>${entry.repeat(4000)}</section>`);
  const rows = [row('<div><b>12</b><p>homes</p></div>'), row('<div>35 countries</div>')];
  const beganAt = performance.now();
  for (const each of rows) numbersOf(each);
  expect(performance.now() - beganAt).toBeLessThan(4_000);
});

it('a counter that has not begun is the figure that it runs to', () => {
  const html =
    '<div><div><h3><span data-count="14">0</span></h3><h4>Years of experience</h4></div><div><h3><span data-count="0">0</span></h3><h4>Subcontractors</h4></div></div>';
  const { count, evidence } = numbersOf(readBody(html));
  expect(count).toBe(1);
  expect(evidence[0]?.text).toContain('14');
});

it('what each entry of a list has is no claim', () => {
  const day = (name: string, lessons: number): string =>
    `<li><b>${name}</b><div>07:00 Early boxing</div><div>${lessons} lessons</div></li>`;
  const html = `<ul>${['Mon', 'Tue', 'Wed', 'Thu'].map((name, at) => day(name, at + 3)).join('')}</ul>`;
  expect(numbersOf(readBody(html)).count).toBe(0);
});

it('the same claim said over and over is one, not what each entry has', () => {
  const say = '<div>12314 new stories created this week</div>';
  expect(numbersOf(readBody(`<section>${say}${say}${say}</section>`)).count).toBe(3);
});

it.each([
  ['A global movement in 180+ nations since 1960.', 1],
  ['Registered with 1800 members of the chamber.', 0],
])('of the footer, only what is counted upward is a claim: %s', (text, found) => {
  expect(numbersOf(readBody(`<footer><p>${text}</p></footer>`)).count).toBe(found);
});

it.each([
  ['en', '<div><b>5,000+</b><p>Happy Parents</p></div>', 1],
  ['en', '<p>Master artist with 20+ experience and 5,000+ procedures performed.</p>', 1],
  ['de', '<div><b>150+</b><p>Realisierte Projekte</p></div>', 1],
  ['nl', '<p>240.000 reizigers gingen jou voor</p>', 1],
  ['en', '<p>More than 25 years at the head of animal nutrition.</p>', 0],
  ['en', '<div><b>100+</b><p>Retro Themes</p></div>', 0],
  ['en', '<div><b>25+</b><p>Years in Business</p></div>', 0],
  [
    'en',
    '<section><div><b>3+</b><p>Team Members</p></div><div><b>12</b><p>Years of Experience</p></div></section>',
    0,
  ],
  ['it', '<p>Garage privato per oltre 70 posti auto disponibile gratuitamente</p>', 0],
])('of the claims those that count others are told apart (%s: %s)', (language, html, served) => {
  expect(numbersOf(readBody(`<section>${html}</section>`, language)).served).toHaveLength(served);
});
