import { judgedPageType } from '@liftmark/contract/page-types';
import type { PerViewport } from '../capture/snapshot.ts';
import { unreadRegion } from '../checks/shared/uncertainty.ts';
import type { Look } from '../facts/types/look.ts';
import { type Break, defineCeiling } from './ceiling.ts';

/** How likely the next step isn’t in a frame that couldn’t be read either. */
const IN_UNREAD = 0.6;
/** Pages that may be there to be read or looked at. */
const QUIET = new Set(['article', 'portfolio', 'other', 'ecommerce-category']);

export const actionMissing = defineCeiling({
  id: 'action-missing',
  title: 'The page has no clear CTA',
  measure:
    'Lowers the score by 35% if a page whose type needs one has no main CTA, form or button; by 20% on articles, portfolios, category pages and pages of unknown type; and by less if a phone number or email address is shown or part of the page couldn’t be read. Lowers it by 10% if there are buttons but none stands out, and by 12% if desktop or mobile shows no buttons while the other shows two or more.',
  needs: [
    'primaryAction',
    'actions',
    'forms',
    'choices',
    'layout',
    'pageType',
    'document',
    'product',
    'trust',
    'look',
  ],
  judge({ primaryAction, actions, forms, choices, layout, pageType, document, product, trust, look }) {
    if (document.legalText || document.mode === 'static') return null;
    if (primaryAction !== null) return onOneDevice(look);
    if (forms.length > 0 || choices.length > 2 || (product.cards?.total ?? 0) > 0) return null;
    const type = judgedPageType(pageType);
    const quiet = QUIET.has(type);
    if (actions.length > 0) {
      return quiet
        ? null
        : {
            severity: 0.1,
            reason: 'No button stands out as the next step.',
            evidence: actions.slice(0, 3).map(({ evidence }) => evidence),
          };
    }
    const reachable = trust.contact.present === true;
    const unread = unreadRegion(layout) !== null;
    return {
      severity: (quiet ? (reachable ? 0.1 : 0.2) : reachable ? 0.25 : 0.35) * (unread ? IN_UNREAD : 1),
      reason: unread
        ? 'Outside the parts that we couldn’t read, there’s no button and no form.'
        : 'There’s no button and no form, so visitors have no next step to take.',
      evidence: [],
    };
  },
});

/** A breakdown may take the buttons from one device alone. */
function onOneDevice({ desktop, mobile }: PerViewport<Look>): Break | null {
  if (desktop === null || mobile === null) return null;
  const [fewest, device] =
    mobile.styledButtons <= desktop.styledButtons
      ? [mobile.styledButtons, 'Phones show no buttons, while desktops show']
      : [desktop.styledButtons, 'Desktops show no buttons, while phones show'];
  const most = Math.max(desktop.styledButtons, mobile.styledButtons);
  if (fewest > 0 || most < 2) return null;
  return { severity: 0.12, reason: `${device} ${most}.`, evidence: [] };
}
