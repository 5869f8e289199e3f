import { Dial } from '../../ui/dial.tsx';
import { Marker } from '../../ui/marker.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SpecimenPage } from './specimen-page.tsx';

interface Note {
  title: string;
  text: string;
  box: { x: number; y: number; width: number; height: number };
  isMissing: boolean;
}

const NOTES: Note[] = [
  {
    title: 'The timer restarts',
    text: '14:59 on the first visit, and 14:59 again on the next.',
    box: { x: 462, y: 6, width: 426, height: 36 },
    isMissing: false,
  },
  {
    title: 'A headline that could be anyone’s',
    text: 'It mentions neither the repairs nor who they’re for.',
    box: { x: 68, y: 212, width: 360, height: 146 },
    isMissing: false,
  },
  {
    title: 'No price or price range',
    text: 'And the text is pale gray: contrast 1.8:1 (needs 4.5:1).',
    box: { x: 68, y: 460, width: 190, height: 40 },
    isMissing: false,
  },
  {
    title: 'No customer quotes',
    text: 'We searched the whole page, including the spot where visitors look first.',
    box: { x: 350, y: 512, width: 330, height: 72 },
    isMissing: true,
  },
];

/** An example of what a report shows: a made-up page with four findings marked on it. */
export function Specimen() {
  return (
    <figure aria-labelledby="specimen-caption">
      <div className="grid-paper border-line border-y">
        <Wrap className="grid items-start gap-x-10 gap-y-8 py-[clamp(1.5rem,3vw,3rem)] lg:grid-cols-[11rem_minmax(0,1fr)_17rem]">
          <div className="mx-auto w-full max-w-44">
            <Dial score={61} compact />
          </div>
          <div className="plate">
            <svg
              viewBox="0 0 1350 900"
              role="img"
              aria-label="Home page of the made-up shop Harbor Cycle Works, with four places highlighted"
              className="block h-auto w-full font-sans"
            >
              <SpecimenPage />
              {NOTES.map(({ title, box, isMissing }, index) => (
                <g key={title}>
                  <rect {...box} fill={isMissing ? '#ffffffb3' : 'none'} stroke="#fff" strokeWidth="8" />
                  <rect
                    {...box}
                    fill="none"
                    stroke="#10181d"
                    strokeWidth="3"
                    strokeDasharray={isMissing ? '10 8' : undefined}
                  />
                  <circle
                    cx={box.x - 34}
                    cy={box.y + 20}
                    r="22"
                    fill="#10181d"
                    stroke="#fff"
                    strokeWidth="3"
                  />
                  <text
                    x={box.x - 34}
                    y={box.y + 28}
                    textAnchor="middle"
                    fontSize="22"
                    fontWeight="600"
                    fill="#fff"
                  >
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
          <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
            {NOTES.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[1.5rem_1fr] content-start gap-3">
                <Marker number={index + 1} />
                <p className="text-sm">
                  <b className="block text-ui leading-snug">{title}</b>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </Wrap>
      </div>
      <figcaption id="specimen-caption">
        <Wrap>
          <p className="note max-w-none py-3">
            Harbor Cycle Works is a made-up shop, drawn to show what a report looks like.
          </p>
        </Wrap>
      </figcaption>
    </figure>
  );
}
