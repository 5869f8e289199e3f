import type { Methodology } from '@liftmark/contract/methodology';
import { CitedSources } from './cited-sources.tsx';

/** Popular advice that doesn't affect the score, with the reason. */
export function Omissions({ method: { omissions, sources } }: { method: Methodology }) {
  return (
    <>
      <p>Some popular advice has no evidence to support it. None of it affects the score.</p>
      <ul className="grid gap-8">
        {omissions.map(({ title, reason, sources: ids }) => (
          <li key={title} className="grid gap-2 border-line border-t pt-4 text-ui">
            <h3 className="title-4">{title}</h3>
            <p>{reason}</p>
            <CitedSources ids={ids} sources={sources} />
          </li>
        ))}
      </ul>
    </>
  );
}
