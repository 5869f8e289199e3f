import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionView } from '@liftmark/contract/report-view';
import { type Opinion, opinionScale } from '@liftmark/contract/second-opinion';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { text as wording } from '../text.ts';
import { block, box, heading, text } from './elements.ts';
import { LINE, styles } from './theme.ts';

type Results = ConversionView['analysisResults'];

/** A language model's ratings next to the measured scores; nothing if no model was asked. */
export function secondOpinionSection({ secondOpinion, scores }: Results): ReactNode[] {
  if (secondOpinion === undefined) return [];
  const { model, opinions } = secondOpinion;
  return [
    heading(wording.secondOpinion.heading),
    text(wording.secondOpinion.introduction({ model }), styles.soft, { marginBottom: 6 }),
    ...opinions.map((opinion) => opinionRow(opinion, scores)),
  ];
}

function opinionRow({ id, level, reason }: Opinion, scores: Results['scores']): ReactElement {
  const { label, category, anchors } = opinionScale(id);
  const measured = { category: CATEGORY_LABELS[category], score: scores[category] ?? null };
  return block(
    [styles.row, { borderBottomWidth: 1, borderBottomColor: LINE, paddingVertical: 4 }],
    box(
      { flex: 1, paddingRight: 12 },
      h(Text, { style: styles.strong }, label),
      text(anchors[level - 1] ?? ''),
      reason !== '' && text(reason, styles.soft),
    ),
    box(
      { width: 130 },
      text(wording.secondOpinion.level({ level })),
      text(wording.secondOpinion.measured(measured), styles.soft),
    ),
  );
}
