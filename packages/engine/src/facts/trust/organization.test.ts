import { expect, it } from 'vitest';
import { readingIn } from '../../language/reading.ts';
import { wordsFor } from '../../language/words-for.ts';
import { PageModel } from '../../page/page-model.ts';
import { FactContext } from '../fact-context.ts';
import { readBody } from '../testing/read.ts';
import { staticSnapshot } from '../testing/snapshots.ts';
import { organizationOf } from './organization.ts';

function organization(footer: string, language: string) {
  const page = new PageModel(staticSnapshot(`<!doctype html><body><footer><p>${footer}</p></footer></body>`));
  const context = new FactContext(page, wordsFor(language), { brand: 'Boat House' });
  return readingIn([language], () => organizationOf(context));
}

it.each([
  ['en', 'Boat House, registered charity no. 1100001, 3 Mill Bank', 'registered charity no. 1100001'],
  [
    'en',
    'Boat House. Registered in England no. 09994321. Phone +44 117 000',
    'Registered in England no. 09994321',
  ],
  ['de', 'Boat House · Amtsgericht Leipzig, HRB 12345 · 04179 Leipzig', 'Amtsgericht Leipzig, HRB 12345'],
  ['fr', 'Boat House, SIRET 812 345 678 00017. bonjour@boats.example', 'SIRET 812 345 678 00017'],
  ['it', 'Boat House · P. IVA 01234567890 · Privacy', 'P. IVA 01234567890'],
  ['pt', 'Boat House · CNPJ 12.345.678/0001-95 · Privacidade', 'CNPJ 12.345.678/0001-95'],
  ['es', 'Boat House · CIF B12345678, calle Mayor 1', 'CIF B12345678'],
  ['nl', 'Boat House · KvK 12345678 · 1012 AB Amsterdam', 'KvK 12345678'],
])('a number ends with its last digit, in %s: %s', (language, footer, number) => {
  expect(organization(footer, language).numbers).toEqual([number]);
});

it('zeros are no number of a register', () => {
  expect(organization('Boat House · P.IVA 00000000000', 'it').numbers).toEqual([]);
  expect(organization('Boat House, SIRET 000 000 000 00000', 'fr').numbers).toEqual([]);
});

it.each([
  ['501(c)(3) grant tracking &amp; compliance', 0],
  ['Harbor Fund is a registered 501(c)(3) organization', 1],
  ['501(c)(3) nonprofit · EIN 12-3456789', 1],
])('the status of a charity is that of who has it: %s', (line, count) => {
  expect(organizationOf(readBody(`<main><p>${line}</p></main>`)).numbers).toHaveLength(count);
});

it('a line with a number or an address names whose they are, where it begins with the name of the site', () => {
  expect(organization('Boat House, registered charity no. 1100001', 'en').legalName).toBe('Boat House');
  expect(organization('Boat House · Hafenstraße 7, 20457 Hamburg', 'de').legalName).toBe('Boat House');
  expect(organization('Head office, Hafenstraße 7, 20457 Hamburg', 'de').legalName).toBeNull();
});

it.each([
  ['DISTINCIÓN MÁXIMA © 2026', 'DISTINCIÓN MÁXIMA'],
  ['© 2026 Poulet Gilette — Tous droits réservés · Ravine', 'Poulet Gilette'],
  ['Copyright © 2026 Harbor Boats. All rights reserved.', 'Harbor Boats'],
  ['© 2026 Harbor Boats – made by hand in Wye', 'Harbor Boats'],
  ['© 2026 Lumi. Gemaakt in Amsterdam', 'Lumi'],
  ['© 2026 Walter J. Jankowski, DMD. All rights reserved.', 'Walter J. Jankowski, DMD'],
  ['© 2026 Dr. med. dent. Ada Brandt | Impressum', 'Dr. med. dent. Ada Brandt'],
  ['© 2026 Verein der Boote in Meppen e.V. | All rights reserved', 'Verein der Boote in Meppen e.V.'],
])('takes the holder of a copyright line and nothing else: %s', (line, holder) => {
  expect(organization(line, 'en').legalName).toBe(holder);
});

it('a line that leads to a name is nobody', () => {
  const html =
    '<div><h3>Managed By</h3><p>Founder and director</p></div><div><h3>Ada Brandt</h3><p>Founder and director</p></div>';
  expect(organizationOf(readBody(html)).people).toEqual(['Ada Brandt']);
});

it.each([
  ['Dr Ada Okafor BDS (GDC 204518), Dr Simon Leigh BDS (GDC 118820)', ['Dr Ada Okafor', 'Dr Simon Leigh']],
  ['Jane Whitby, PhD', ['Jane Whitby']],
  ['Tom Adeyemi (HCPC 118820) runs the practice', ['Tom Adeyemi']],
  ['Dra. Marta Ruiz Peña, colegiada nº 28451', ['Dra. Marta Ruiz Peña']],
  ['Denali Ultimate GMC 1500', []],
  ['Silver Spring, MD 20910', []],
  ['Bosch Professional (GSB 18500)', []],
  ['Dr Martens Airwair boots', []],
])('names who bears a degree or stands in a register: %s', (line, people) => {
  const html = `<h2>What our patients say</h2><p>"Great service!" – Jill Marsden</p><p>${line}</p>`;
  expect(organizationOf(readBody(html)).people).toEqual(people);
});

it('takes nobody out of what a customer says', () => {
  const html = '<p>"Dr Ada Okafor BDS (GDC 204518) explained every step." – Jill Marsden</p>';
  expect(organizationOf(readBody(html)).people).toEqual([]);
});

it.each([
  ['en', 'Boat House Ltd, 14 Dock Road, Limerick, Ireland. +353 61 555 010', 'Limerick'],
  ['en', 'Boat House, 14 Dock Road, Ireland', null],
  ['en', 'Boat House, 14 Dock Road, all rights reserved', null],
  ['en', 'Boat House, 14 Dock Road, Stratford-upon-Avon CV37 6QW', 'Stratford-upon-Avon'],
  ['it', 'Boat House, via Roma 12, Lecco', 'Lecco'],
  ['de', 'Boat House · Hafenstraße 7, 20457 Hamburg', 'Hamburg'],
])('reads the town of an address, in %s: %s', (language, footer, town) => {
  expect(organization(footer, language).town).toBe(town);
});

it.each([
  ['Your instructor', 'Small Groups make for quick progress.'],
  ['What the course holds', 'Pivot Tables, charts and reports.'],
  ['What our students say', 'Petra Lindner, accountant, learned it in a week.'],
])('nobody is named below “%s” by “%s”', (heading, text) => {
  expect(organizationOf(readBody(`<h2>${heading}</h2><p>${text}</p>`)).people).toEqual([]);
});

it.each([
  ['© Copyright 2025 Harbor Boats', 'Harbor Boats'],
  ['© 2025 Dra. Lúcia Diehl', 'Dra. Lúcia Diehl'],
  ['© 2025 Hajóház – Minden jog fenntartva', 'Hajóház'],
  ['All images on this site © 2025', null],
  ['© OpenStreetMap contributors', null],
  ['© 2025 Self-Love Salon ✦', 'Self-Love Salon'],
  ['App Store is a trademark of Apple Inc.', null],
  ['Page created by: © 2025', null],
])('takes neither notice nor credit nor trademark for the holder: %s', (line, holder) => {
  expect(organization(line, 'en').legalName).toBe(holder);
});

it.each([
  ['Boat House, 8000 Aarhus Tlf', 'da', 'Aarhus'],
  ['Boat House, 7407 Main Street, Cravens Rd, phone 555 0100', 'en', null],
])('the town ends before the way to call, and a road is none: %s', (footer, language, town) => {
  expect(organization(footer, language).town).toBe(town);
});

it.each([
  ['cs', 'Vodní dílna s.r.o., Přístavní 8, 635 00 Brno', 'Vodní dílna s.r.o.'],
  ['hu', 'Vízműhely Kft., 4024 Debrecen, Kikötő utca 8.', 'Vízműhely Kft.'],
  ['no', 'Vannverkstedet AS, Havnegata 8, 4006 Stavanger', 'Vannverkstedet AS'],
  ['ru', 'ООО «Мастерская воды», Портовая ул., д. 8', 'ООО «Мастерская воды»'],
  ['fi', 'Kirkkaat joet -säätiö sr, Myllytie 3', 'Kirkkaat joet -säätiö sr'],
  ['zh', '清河公益基金会，云南省大理市水磨街 3 号', '清河公益基金会'],
])('reads the legal forms of more countries, in %s: %s', (language, footer, name) => {
  expect(organization(footer, language).legalName).toBe(name);
});
