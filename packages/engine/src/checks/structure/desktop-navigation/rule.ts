import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { allBut } from '../../page-types.ts';
import { amount, quote } from '../../phrasing.ts';

export const desktopNavigation = defineCheck({
  id: 'desktop-navigation',
  category: 'structure',
  title: {
    passes: 'The navigation is open on desktop',
    fails: 'The navigation is hidden behind a menu on desktop',
  },
  why: 'With 179 people on six live sites, hiding the navigation cut what people discovered almost in half and made tasks slower. The effect was stronger on desktop, where there is room for links, than on phones.',
  measure: 'A menu toggle on desktop with at most one link beside it scores 0.3, anything else 1.',
  weight: 3,
  group: 'flow',
  pageTypes: allBut('checkout', 'signup'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['hidden-nav-hamburger'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'days', impact: 'default' },
  needs: ['navigation'],
  evaluate({ navigation: { linkCount, toggle, evidence } }) {
    if (linkCount === null) return notMeasured('The top navigation could not be told from the rest.');
    if (!toggle && linkCount === 0) return notApplicable('There is no top navigation.');
    if (toggle && linkCount <= 1) {
      return measured(
        0.3,
        `On desktop the links are hidden behind ${quote(toggle.text || 'a menu button')}.`,
        [toggle],
      );
    }
    return measured(
      1,
      `${amount(linkCount, 'link')} ${linkCount === 1 ? 'stands' : 'stand'} open in the top navigation.`,
      evidence,
    );
  },
  recommend(_outcome, { navigation: { toggle } }) {
    return {
      title: `Show the main links on desktop instead of ${quote(toggle?.text || 'the menu button', 30)}`,
      steps: [
        'Pick the three to six links that visitors need to decide.',
        'Show them in the header from the width at which they fit; keep the menu button for phones.',
      ],
      remedy: 'desktop-navigation',
    };
  },
});
