import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { allBut } from '../../shared/page-types.ts';
import { text } from './text.ts';

export const desktopNavigation = defineCheck(() => ({
  id: 'desktop-navigation',
  category: 'structure',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 3,
  group: 'flow',
  pageTypes: allBut('checkout', 'signup'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['hidden-nav-hamburger'],
  advice: { badly: 'optimize', mildly: 'other', effort: 'days', impact: 'default' },
  needs: ['navigation'],
  evaluate({ navigation: { linkCount, toggle, evidence } }) {
    if (linkCount === null) return notMeasured(text.notMeasured.unclear);
    if (!toggle && linkCount === 0) return notApplicable(text.notApplicable.none);
    if (toggle && linkCount <= 1) {
      return measured(0.3, text.observed.hidden({ toggle: toggle.text }), [toggle]);
    }
    return measured(1, text.observed.visible({ links: linkCount }), evidence);
  },
  recommend(_outcome, { navigation: { toggle } }) {
    return {
      title: text.advice.title({ toggle: toggle?.text ?? '' }),
      steps: text.advice.steps,
      remedy: 'desktop-navigation',
    };
  },
}));
