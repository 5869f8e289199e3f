import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { amount, list, quote } from '../../phrasing.ts';

export const exitLinks = defineCheck({
  id: 'exit-links',
  category: 'structure',
  title: { passes: 'Few links lead away from the task', fails: 'Many links lead away from the task' },
  why: 'One company reported gains from removing the navigation on its trial and demo pages and almost none on others. An agency holds against it that links to the main site help where people decide slowly, so this counts little and only where a task is under way.',
  measure: 'Links in the top navigation: up to 3 score 1, 10 and more 0.4, in a straight line between.',
  weight: 3,
  group: 'flow',
  pageTypes: ['checkout', 'signup'],
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['landing-nav-hubspot', 'landing-nav-keep'],
  advice: { badly: 'optimize', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['navigation'],
  evaluate({ navigation: { linkCount, evidence } }) {
    if (linkCount === null) return notMeasured('The top navigation could not be told from the rest.');
    return measured(
      ramp(linkCount, [3, 1], [10, 0.4]),
      `The top navigation holds ${linkCount === 0 ? 'no link' : amount(linkCount, 'link')}${linkCount > 3 ? ' that lead away; up to three distract nobody' : ''}.`,
      evidence,
    );
  },
  recommend(_outcome, { navigation: { linkCount, evidence } }) {
    const names = list(
      evidence.filter(({ text }) => text).map(({ text }) => quote(text, 25)),
      6,
    );
    return {
      title: `Take links out of the navigation of this page${names ? `: ${names}` : ''}`,
      steps: [
        `The header offers ${amount(linkCount ?? 0, 'way')} out of a task that is under way. Keep the logo and help.`,
        'Move the others into the footer.',
        'Test it: on pages where people still compare, links to the site can help.',
      ],
      remedy: 'exit-links',
    };
  },
});
