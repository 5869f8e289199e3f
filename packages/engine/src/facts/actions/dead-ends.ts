import { hasTwoLetters } from '../../language/characters.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { PageView } from '../../page/view.ts';
import { isButton } from '../fact-context.ts';
import type { DeadEnd, LabelKind } from '../types/actions.ts';
import { labelKind } from './actions.ts';
import { answersByScript, deadAddress, IDLE, isDrawnByScript } from './dead-links.ts';

const MOST = 60;
const LOGO = pattern('logoName');
/** Slides, tabs, pages of a list and what opens and closes. */
const CONTROL = pattern('toggleName');
const CONTACT = pattern('contactLabel');
const PROFILE = compose(`(?:^|[\\s_-])(${alternatives('profileNetwork')})(?:$|[\\s_-])`, 'iu');
/** What holds the entries of a menu or a folded part. */
const MENU_TAGS = new Set(['ul', 'ol', 'div']);
/** Labels that promise a next step. */
const STEPS = new Set<LabelKind>(['act-and-object', 'standard', 'telling-verb']);
const MAX_LABEL = 60;
/** Fewer menu entries may stand for the page that is shown. */
const MANY_ENTRIES = 3;

/** Visible links and buttons that a visitor presses in vain, in reading order. */
export function deadEnds(page: PageModel, words: LanguageWords | null): DeadEnd[] {
  const view = page.main;
  if (!view.measured || view.capture.truncated) return [];
  const links = view.tagged('a').filter((node) => deadAddress(node, view, true) !== null);
  const dead = [...links, ...deadButtons(view)].filter(
    (node) => node.visible && !node.has('id') && !opens(node) && !isControl(node),
  );
  const ends = dead.flatMap((node): DeadEnd[] => {
    const named = nameOf(node, view, words);
    const address = node.tag === 'a' ? node.attribute('href').trim() : null;
    return named === null ? [] : [{ ...named, address, evidence: page.evidence(node) }];
  });
  const isEntry = ({ evidence, kind }: DeadEnd): boolean =>
    kind === 'link' &&
    view.at(evidence.node)?.closest((at) => at.isNavigation || at.region === 'header') !== null;
  const keepsEntries = ends.filter(isEntry).length >= MANY_ENTRIES;
  const isSure = ({ kind, address }: DeadEnd): boolean => kind === 'action' || !IDLE.test(address ?? '');
  return ends.filter((end) => isSure(end) && (keepsEntries || !isEntry(end))).slice(0, MOST);
}

/** Buttons outside of forms that no listener answers, on themselves or around them. */
function deadButtons(view: PageView): PageNode[] {
  if (isDrawnByScript(view)) return [];
  return view
    .tagged('button')
    .filter(
      (node) =>
        node.source.frame === 0 &&
        !answersByScript(node) &&
        view.subtree(node).every(({ tag }) => tag !== 'a') &&
        node.closest(({ tag, source }) => source.clickable || tag === 'form' || tag === 'a') === null,
    );
}

/** Whether a menu or a folded part belongs to it. */
function opens(node: PageNode): boolean {
  const { parent } = node;
  if (parent === null) return false;
  return parent.children.some(
    ({ order, hidden, tag }) => order > node.order && hidden !== null && MENU_TAGS.has(tag),
  );
}

function isControl(node: PageNode): boolean {
  return (
    node.closest((at) => CONTROL.test(at.names)) !== null || LOGO.test(node.names) || node.has('aria-current')
  );
}

/** What visitors would call it and expect of it; null where it promises nothing. */
function nameOf(
  node: PageNode,
  view: PageView,
  words: LanguageWords | null,
): Pick<DeadEnd, 'text' | 'kind'> | null {
  const label = view.text(node).trim();
  const names = [node, ...view.subtree(node)].map((part) => part.names).join(' ');
  const network = PROFILE.exec(
    label === '' || !hasTwoLetters(label) ? `${view.label(node)} ${names}` : label,
  )?.[1];
  if (network !== undefined && label.length < MAX_LABEL / 2) {
    return {
      text: hasTwoLetters(label) ? label : network,
      kind: CONTACT.test(network) ? 'contact' : 'profile',
    };
  }
  if (!hasTwoLetters(label) || label.length > MAX_LABEL)
    return CONTACT.test(label) ? { text: label, kind: 'contact' } : null;
  if (CONTACT.test(label)) return { text: label, kind: 'contact' };
  return { text: label, kind: isButton(node) || promisesStep(node, label, words) ? 'action' : 'link' };
}

function promisesStep({ region }: PageNode, label: string, words: LanguageWords | null): boolean {
  return region !== 'footer' && STEPS.has(labelKind(label, words));
}
