import { bandFor } from '@liftmark/contract/grade';
import type { ConversionReport, Standing } from '@liftmark/contract/report';
import { distributionBars, standingWords } from '@liftmark/contract/score-words';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

const HEIGHT = 16;
const AXIS = 19;

interface StandingPlotProps {
  standing: Standing;
  overall: ConversionReport['overall'];
  percent: number;
}

/** How the page ranks among measured ones: a bar for every five points, and this page marked. */
export const StandingPlot = worded(function StandingPlot({ standing, overall, percent }: StandingPlotProps) {
  const { uncapped = null, range = null } = overall;
  const words = standingWords(standing, overall);
  const score = range === null ? text.standing.score({ percent }) : text.standing.range(range);
  const without = uncapped === null ? '' : ` ${text.standing.without({ uncapped })}`;
  return (
    <figure className="grid max-w-100 gap-1.5 print:break-inside-avoid">
      <svg
        viewBox={`-0.5 0 101 ${AXIS + 0.5}`}
        role="img"
        aria-label={`${words} ${score}${without}`}
        className="block h-auto w-full overflow-visible"
      >
        {distributionBars(standing).map(({ from, to, height }) => {
          const isOwn = percent >= from && (percent < to || to === 100);
          return (
            <rect
              key={from}
              data-band={isOwn ? bandFor(percent) : undefined}
              x={from + 0.3}
              width={to - from - 0.6}
              y={AXIS - HEIGHT * height}
              height={HEIGHT * height}
              className={isOwn ? 'fill-mark' : 'fill-line-2'}
            />
          );
        })}
        <path d={`M0 ${AXIS}H100`} className="scale-rule stroke-line-2" />
        {range !== null && (
          <path d={`M${range.low} ${AXIS}H${range.high}`} className="scale-rule stroke-ink" strokeWidth="5" />
        )}
        {uncapped !== null && (
          <path
            d={`M${uncapped} 2V${AXIS}`}
            className="scale-rule stroke-ink-3"
            strokeWidth="1.5"
            strokeDasharray="3 3"
          />
        )}
        <path d={`M${percent} 0V${AXIS}`} className="scale-rule stroke-ink" strokeWidth="2" />
      </svg>
      <p aria-hidden="true" className="tabular flex justify-between text-ink-3 text-xs">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
      <figcaption className="text-ink text-ui">
        {words}{' '}
        <span className="note">
          {range === null
            ? text.standing[uncapped === null ? 'line' : 'lineAndDashed']
            : text.standing[uncapped === null ? 'thick' : 'thickAndDashed']}
        </span>
      </figcaption>
    </figure>
  );
});
