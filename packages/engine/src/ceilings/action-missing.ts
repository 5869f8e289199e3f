import { judgedPageType } from '@liftmark/contract/page-types';
import { unreadRegion } from '../checks/doubt.ts';
import type { Look, PerViewport } from '../observe/facts.ts';
import { type Break, defineCeiling } from './ceiling.ts';

/** Pages that may be there to be read or looked at. */
const QUIET = new Set(['article', 'portfolio', 'other', 'ecommerce-category']);

export const actionMissing = defineCeiling({
  id: 'action-missing',
  title: 'The page asks for nothing',
  measure:
    'Lowers the score by 35% if a page whose type needs one has no main CTA, form or button; by 20% on articles, portfolios, categories and pages of unknown type; by less if a phone number or email address is shown. Lowers it by 10% if there are buttons but none stands out, and by 12% if one device shows no button while the other has two or more.',
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
    if (unreadRegion(layout)) return null;
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
    return {
      severity: quiet ? (reachable ? 0.1 : 0.2) : reachable ? 0.25 : 0.35,
      reason: 'There’s no button and no form, so visitors have nothing to do next.',
      evidence: [],
    };
  },
});

/** A breakdown may take the buttons from one device alone. */
function onOneDevice({ desktop, mobile }: PerViewport<Look>): Break | null {
  if (desktop === null || mobile === null) return null;
  const [fewest, device] =
    mobile.styledButtons <= desktop.styledButtons
      ? [mobile.styledButtons, 'Phones show']
      : [desktop.styledButtons, 'Desktops show'];
  const most = Math.max(desktop.styledButtons, mobile.styledButtons);
  if (fewest > 0 || most < 2) return null;
  return { severity: 0.12, reason: `${device} no button, while the other device has ${most}.`, evidence: [] };
}
