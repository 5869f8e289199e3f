import { copyLine } from '../../../languages/copy/copy-for.ts';
import { UNNAMED } from '../../../languages/unnamed.ts';
import type { PageFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured } from '../../check.ts';
import { pageName } from '../../page-name.ts';
import { list, quote } from '../../phrasing.ts';

const ORGANIZATION = /organization|corporation|localbusiness|store|restaurant|hotel|ngo/i;

function organizationName({ trust, document }: Pick<PageFacts, 'trust' | 'document'>): string | null {
  if (trust.organization.legalName) return trust.organization.legalName;
  return document.structured.find(({ type, name }) => name !== null && ORGANIZATION.test(type))?.name ?? null;
}

function parts(facts: Pick<PageFacts, 'trust' | 'document'>): {
  about: boolean;
  name: string | null;
  proof: string[];
  isProven: boolean;
} {
  const { people, numbers, isSomebodyNamed } = facts.trust.organization;
  return {
    about: facts.trust.about.present === true,
    name: organizationName(facts),
    proof: [...people, ...numbers],
    isProven: isSomebodyNamed || people.length + numbers.length > 0,
  };
}

/** Each once, however it is written, and none that only repeats the name or is one glued to another. */
function others(proof: readonly string[], name: string | null): string[] {
  const seen = new Set([keyOf(name ?? '')]);
  const fresh = proof.filter((text) => !seen.has(keyOf(text)) && seen.add(keyOf(text)));
  return fresh.filter((text) => !fresh.some((part) => part !== text && isGluedTo(text, part)));
}

/** “Vault2Stable” is “Photo Vault” and “2Stable” without the space between them. */
function isGluedTo(text: string, part: string): boolean {
  return text.endsWith(part) && /[\p{L}\p{N}]/u.test(text.at(-part.length - 1) ?? '');
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** People and numbers that are named, the last of them as the rest. */
const SHOWN = 3;

export const organizationIdentity = defineCheck({
  id: 'organization-identity',
  category: 'trustCredibility',
  title: {
    passes: 'Who stands behind the page is clear',
    fails: 'Who stands behind the page could be clearer',
  },
  why: 'Three of the ten Stanford credibility guidelines are about this: show a real organization, its expertise, and the people behind it. Studies with Western and Asian users name upfront disclosure among four lasting signs of a credible site.',
  measure:
    'A link to an about or imprint page 0.4; a legal or organization name 0.3; named people, or a register or charity number, 0.3; somebody named in passing counts, but is not told. On a checkout the name alone is enough.',
  weight: 5,
  group: 'identity',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: ['stanford-real-organisation', 'nng-four-credibility'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'hours', impact: 'none' },
  needs: ['trust'],
  evaluate(facts) {
    const { about, name, proof, isProven } = parts(facts);
    const { trust, pageType, wordLists } = facts;
    const { siteName } = facts.document;
    const evidence = [...trust.about.evidence, ...trust.organization.evidence];
    if (pageType.type === 'checkout' && name) return measured(1, `The seller is named: ${name}.`, evidence);
    if (trust.about.present === null || (!about && !wordLists)) {
      return notMeasured(
        trust.about.notMeasured ?? 'There is no word list for about links in this language.',
      );
    }
    const shown = others(proof, name);
    const found = [
      about ? 'an about or imprint link' : '',
      name ? `the name ${name}` : '',
      ...(shown.length > SHOWN ? [...shown.slice(0, SHOWN - 1), `${shown.length - SHOWN + 1} more`] : shown),
    ].filter(Boolean);
    const absent = [
      name ? '' : 'no legal name',
      about ? '' : 'no about or imprint link',
      ...(isProven ? [] : ['no named person', 'no register number']),
    ].filter(Boolean);
    const missing = [
      about ? '' : 'an about or imprint link',
      name ? '' : 'a legal name',
      isProven ? '' : 'named people or a register number',
    ].filter(Boolean);
    return measured(
      (about ? 0.4 : 0) + (name ? 0.3 : 0) + (isProven ? 0.3 : 0),
      found.length > 0
        ? `The page shows ${list(found, 2 + SHOWN)}${missing.length > 0 ? `; missing: ${list(missing)}` : ''}.`.replace(
            /\.\.$/,
            '.',
          )
        : `${siteName && !UNNAMED.test(siteName) ? `Beside ${quote(siteName, 40)} there` : 'There'} is ${list(absent, absent.length)}.`,
      evidence,
      { searched: [...trust.about.searched, 'structured data', 'footer and legal lines'] },
    );
  },
  recommend(_outcome, facts) {
    const { about, name, isProven } = parts(facts);
    const steps: string[] = [];
    if (!name) steps.push('Write the legal name of the organization into the footer.');
    if (!about) steps.push('Link an about or imprint page from header or footer.');
    if (!isProven)
      steps.push(
        'Name the people who do the work, with their role, or the number under which it is registered.',
      );
    return {
      title:
        name && about
          ? `Name the people, or the register number, behind ${name}`
          : `Say who stands behind ${pageName(facts.document)}`,
      steps,
      copyExamples: [
        {
          before: name,
          after: copyLine(facts.language, 'organization', {
            name,
            number: facts.trust.organization.numbers[0],
            town: facts.trust.organization.town,
          }),
        },
      ],
      remedy: 'organization-identity',
    };
  },
});
