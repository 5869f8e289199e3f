import type { Evidence } from '@liftmark/contract/report';
import type { LateLayer } from '../../capture/snapshot.ts';
import type { LanguageWords } from '../../language/words.ts';
import { shareOfFirstScreen } from '../../page/first-screen.ts';
import {
  AGE,
  CHAT_NAME,
  CONSENT_NAME,
  CONSENT_TOPIC,
  closes,
  declines,
  isAnswer,
} from '../../page/layer-words.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { OverlayFact } from '../types/layout.ts';

/** Layers that a timer brings over the first screen of a desktop; phones are not waited for. */
export function lateOverlays(page: PageModel, words: LanguageWords | null): OverlayFact[] {
  const { desktop } = page;
  if (!desktop) return [];
  const { viewport, lateLayers = [] } = desktop.capture;
  return lateLayers.map((layer) => {
    const { controls } = layer;
    const answer =
      controls.find(({ label, names }) => closes(label, names, words)) ??
      controls.find(({ label }) => words !== null && isAnswer(label, words));
    const decline = controls.find(({ label }) => words !== null && declines(label, words));
    const evidence = evidenceOf(layer, page);
    return {
      kind: kindOf(layer, viewport),
      coverage: { desktop: shareOfFirstScreen(layer.box, viewport), mobile: null },
      closeControl: answer ? { ...evidence, text: answer.label } : null,
      declineLabel: decline ? { text: decline.label, evidence: { ...evidence, text: decline.label } } : null,
      open: true,
      late: true,
      evidence,
    };
  });
}

function kindOf({ names, text, asks, box }: LateLayer, { width }: { width: number }): OverlayFact['kind'] {
  const asksConsent = CONSENT_TOPIC.test(text) && !asks;
  if (asksConsent || CONSENT_NAME.test(names)) return 'consent';
  if (AGE.test(text)) return 'age';
  return CHAT_NAME.test(names) && box.width < 0.5 * width ? 'chat' : 'promotional';
}

/** No boxes: the picture was taken before it came. */
function evidenceOf({ node, selector, text }: LateLayer, page: PageModel): Evidence {
  const body = page.main.nodes.find(({ tag }) => tag === 'body');
  return {
    node: node ?? body?.index ?? 0,
    selector,
    text: text.slice(0, 300),
    boxes: { desktop: null, mobile: null },
  };
}
