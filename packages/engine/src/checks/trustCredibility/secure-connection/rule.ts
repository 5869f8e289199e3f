import { defineCheck, measured, notApplicable } from '../../check.ts';
import { amount, list, quote } from '../../phrasing.ts';

function insecure(target: string | null): boolean {
  return target !== null && /^http:/i.test(target);
}

export const secureConnection = defineCheck({
  id: 'secure-connection',
  category: 'trustCredibility',
  title: { passes: 'The connection is secure', fails: 'The connection is not secure' },
  why: 'Browsers mark pages without encryption as not secure. In a survey of 1,324 people in the UK 46% would not give their name or card to such a page; since nearly all sites are encrypted today, one that is not stands out.',
  measure:
    'The final address and all form targets use https: 1. Pictures or media from http addresses: 0.7. The page itself or a form target on http: 0. Addresses of a local network are left out.',
  weight: 5,
  group: 'tech',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['https-not-secure'],
  advice: { badly: 'critical', mildly: 'optimize', effort: 'hours', impact: 'none' },
  needs: ['trust', 'forms', 'network'],
  evaluate({ trust, forms, network, document }) {
    if (!trust.publicHost) return notApplicable('The page is not on a public host.');
    if (!trust.https) {
      return measured(0, `The page is delivered over http: ${document.url}.`, [], {
        searched: ['final address'],
        certain: true,
      });
    }
    const leaking = forms.filter(({ route }) => insecure(route.target));
    if (leaking.length > 0) {
      return measured(
        0,
        `A form sends its data over http: ${list(leaking.map(({ route }) => route.target ?? ''))}.`,
        leaking.map(({ evidence }) => evidence),
        { certain: true },
      );
    }
    if (network.mixedContent.length > 0) {
      return measured(
        0.7,
        `${amount(network.mixedContent.length, 'file')} come over http: ${list(network.mixedContent, 3)}.`,
      );
    }
    return measured(1, `The page${forms.length > 0 ? ' and its forms use' : ' uses'} https.`);
  },
  recommend(_outcome, { trust, forms, network, document }) {
    const leaking = forms.filter(({ route }) => insecure(route.target));
    if (!trust.https) {
      return {
        title: `Deliver ${new URL(document.url).host} over https`,
        steps: [
          'Install a certificate; most hosts offer one without cost.',
          `Redirect ${document.url} to its https address and update links to it.`,
        ],
        remedy: 'secure-connection',
      };
    }
    if (leaking.length > 0) {
      return {
        title: `Send ${quote(leaking[0]?.submit?.text ?? 'the form', 40)} over https`,
        steps: [`Change the form target ${list(leaking.map(({ route }) => route.target ?? ''))} to https.`],
        remedy: 'secure-connection',
      };
    }
    return {
      title: 'Load every file over https',
      steps: [`Change these addresses to https: ${list(network.mixedContent, 6)}.`],
      remedy: 'secure-connection',
    };
  },
});
