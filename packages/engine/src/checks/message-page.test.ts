import { expect, it } from 'vitest';
import { headlineSpecificity } from './clarity/headline-specificity/rule.ts';
import { offerContents } from './offerStrength/offer-contents/rule.ts';
import { customerProof } from './socialProof/customer-proof/rule.ts';
import { outcomeOf, pageFacts } from './test-facts.ts';

const { forms } = pageFacts();
const MESSAGES = {
  forms: forms.map((form) => ({ ...form, purpose: 'contact' as const })),
  primaryAction: { form: 0, formAboveFold: { desktop: true } },
  offer: { prices: [], contents: null, hasRows: false },
  content: { ownCopyWords: 40 },
};

it.each([headlineSpecificity, offerContents, customerProof])(
  '$id asks nothing of a page that only takes messages',
  (check) => {
    expect(outcomeOf(check, MESSAGES).kind).toBe('notApplicable');
    expect(outcomeOf(check, { ...MESSAGES, content: { ownCopyWords: 400 } }).kind).toBe('measured');
  },
);
