import type { Methodology } from '@liftmark/contract/methodology';

/** The ceilings; the id of each is its anchor on the page. */
export function Ceilings({ ceilings }: Pick<Methodology, 'ceilings'>) {
  return (
    <>
      <p>
        No strength makes up for these problems. Each takes a percentage off the page’s points before they’re
        converted to the scale, so the score itself falls by more or less than that. The report lists it
        first, with the reason.
      </p>
      <dl className="grid">
        {ceilings.map(({ id, title, measure }) => (
          <div key={id} id={id} className="grid gap-1 border-line border-t py-4">
            <dt className="title-4">
              <a href={`#${id}`} className="plain-link hover:underline">
                {title}
              </a>
            </dt>
            <dd className="max-w-measure text-ui">{measure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
