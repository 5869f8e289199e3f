import { judgedPageType } from '@liftmark/contract/page-types';
import type { PerViewport } from '../capture/snapshot.ts';
import { unreadRegions } from '../checks/shared/uncertainty.ts';
import type { PrimaryAction } from '../facts/types/actions.ts';
import type { Look } from '../facts/types/look.ts';
import { text } from './action-missing.text.ts';
import { type Break, defineCeiling } from './ceiling.ts';

/** How likely the next step isn’t in a frame that asks for something, either. */
const IN_UNREAD = 0.6;
const ASKING = new Set(['payment', 'booking', 'form']);
/** Pages that may be there to be read or looked at. */
const QUIET = new Set(['article', 'portfolio', 'other', 'ecommerce-category']);

export const actionMissing = defineCeiling(() => ({
  id: 'action-missing',
  title: text.title,
  measure: text.measure,
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
    const offersOther = forms.length > 0 || choices.length > 2 || (product.cards?.total ?? 0) > 0;
    const quiet = QUIET.has(judgedPageType(pageType));
    if (primaryAction !== null) {
      if (!isLinkAlone(primaryAction, look)) return onOneDevice(look);
      return quiet || offersOther ? null : onlyLink(primaryAction);
    }
    if (offersOther) return null;
    if (actions.length > 0) {
      return quiet
        ? null
        : {
            severity: 0.1,
            reason: text.reason.noneStandsOut,
            evidence: actions.slice(0, 3).map(({ evidence }) => evidence),
          };
    }
    const unread = unreadRegions(layout);
    const asks = unread.some(({ purpose }) => ASKING.has(purpose ?? ''));
    return {
      severity: severityOf(quiet, trust.contact.present === true) * (asks ? IN_UNREAD : 1),
      reason: unread.length > 0 ? text.reason.unread : text.reason.none,
      evidence: [],
    };
  },
}));

/** A link on a page without a button. */
function isLinkAlone({ shape }: PrimaryAction, { desktop, mobile }: PerViewport<Look>): boolean {
  const buttons = (desktop?.styledButtons ?? 0) + (mobile?.styledButtons ?? 0);
  return shape === 'link' && buttons === 0;
}

function onlyLink({ standsOut, evidence }: PrimaryAction): Break {
  return { severity: standsOut ? 0.1 : 0.2, reason: text.reason.onlyLink, evidence: [evidence] };
}

/** A breakdown may take the buttons from one device alone. */
function onOneDevice({ desktop, mobile }: PerViewport<Look>): Break | null {
  if (desktop === null || mobile === null) return null;
  const without = mobile.styledButtons <= desktop.styledButtons ? 'mobile' : 'desktop';
  const fewest = Math.min(desktop.styledButtons, mobile.styledButtons);
  const count = Math.max(desktop.styledButtons, mobile.styledButtons);
  if (fewest > 0 || count < 2) return null;
  return { severity: 0.12, reason: text.reason.oneDevice[without]({ count }), evidence: [] };
}

function severityOf(quiet: boolean, reachable: boolean): number {
  if (quiet) return reachable ? 0.1 : 0.2;
  return reachable ? 0.25 : 0.35;
}
