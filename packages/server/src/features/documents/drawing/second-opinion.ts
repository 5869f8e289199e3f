import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import type { ConversionView } from '@liftmark/contract/report-view';
import { OPINION_SCALES, type Opinion } from '@liftmark/contract/second-opinion';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { block, box, heading, text } from './elements.ts';
import { LINE, styles } from './theme.ts';

type Results = ConversionView['analysisResults'];

/** What a language model thinks of what no rule can measure, beside the measured scores; nothing where none was asked. */
export function secondOpinionSection({ secondOpinion, scores }: Results): ReactNode[] {
  if (secondOpinion === undefined) return [];
  const { model, opinions } = secondOpinion;
  return [
    heading('Second opinion'),
    text(
      `What no rule can measure, judged by the model ${model} on written scales from 1 to 5. It moves no score.`,
      styles.soft,
      { marginBottom: 6 },
    ),
    ...opinions.map((opinion) => opinionRow(opinion, scores)),
  ];
}

function opinionRow({ id, level, reason }: Opinion, scores: Results['scores']): ReactElement {
  const { label, category, anchors } = OPINION_SCALES[id];
  const measured = scores[category] ?? 'not enough to measure';
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
      text(`Model: ${level} of 5`),
      text(`Measured, ${CATEGORY_LABELS[category]}: ${measured}`, styles.soft),
    ),
  );
}
