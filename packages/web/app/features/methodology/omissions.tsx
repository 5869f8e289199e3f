import type { Methodology } from '@liftmark/contract/methodology';
import { CitedSources } from './cited-sources.tsx';

/** Popular advice that costs and earns nothing here, with the reason. */
export function Omissions({ method: { omissions, sources } }: { method: Methodology }) {
  return (
    <>
      <p>Much advice is popular without evidence that carries it. None of this moves the score.</p>
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
