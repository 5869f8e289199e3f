import type { PageFacts } from '../../../facts/types/page-facts.ts';
import { hasLetterOrDigit, lettersAndDigits } from '../../../language/characters.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { pattern } from '../../../language/patterns.ts';
import { UNNAMED } from '../../../language/unnamed.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { pageName } from '../../shared/page-name.ts';
import { text } from './text.ts';

const ORGANIZATION = pattern('organizationType');

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

/** People and numbers without duplicates, the organization’s own name, or two names run together. */
function others(proof: readonly string[], name: string | null): string[] {
  const seen = new Set([keyOf(name ?? '')]);
  const fresh = proof.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
  return fresh.filter((item) => !fresh.some((part) => part !== item && isGluedTo(item, part)));
}

/** “Vault2Stable” is “Photo Vault” and “2Stable” without a space between them. */
function isGluedTo(item: string, part: string): boolean {
  return item.endsWith(part) && hasLetterOrDigit(item.at(-part.length - 1) ?? '');
}

function keyOf(item: string): string {
  return lettersAndDigits(item.toLowerCase());
}

export const organizationIdentity = defineCheck(() => ({
  id: 'organization-identity',
  category: 'trustCredibility',
  title: text.title,
  why: text.why,
  measure: text.measure,
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
    if (pageType.type === 'checkout' && name) return measured(1, text.observed.seller({ name }), evidence);
    if (trust.about.present === null || (!about && !wordLists)) {
      return notMeasured(trust.about.notMeasured ?? text.notMeasured.noWordList);
    }
    const listed = others(proof, name);
    return measured(
      (about ? 0.4 : 0) + (name ? 0.3 : 0) + (isProven ? 0.3 : 0),
      about || name || listed.length > 0
        ? text.observed.some({ hasAbout: about, name, isProven, proof: listed })
        : text.observed.none({
            siteName: siteName && !UNNAMED.test(siteName) ? siteName : null,
            isProven,
          }),
      evidence,
      { searched: [...trust.about.searched, ...text.searched] },
    );
  },
  recommend(_outcome, facts) {
    const { about, name, isProven } = parts(facts);
    const { title } = text.advice;
    return {
      title: name && about ? title.people({ name }) : title.organization({ page: pageName(facts.document) }),
      steps: [
        ...(name ? [] : [text.advice.name]),
        ...(about ? [] : [text.advice.about]),
        ...(isProven ? [] : [text.advice.proof]),
      ],
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
}));
