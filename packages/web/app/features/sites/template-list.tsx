import type { Site, SiteTemplate } from '@liftmark/contract/sites';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { PageFailure } from './page-failure.tsx';
import { analyze } from './site-calls.ts';
import { counted, text, typeWords } from './text.ts';
import { useSiteChange } from './use-site-change.ts';

/** The templates, the one with most pages first. */
export function TemplateList({ site }: { site: Site }) {
  return (
    <ul className="grid pt-2">
      {site.templates.map((template) => (
        <TemplateRow key={template.id} site={site} template={template} />
      ))}
    </ul>
  );
}

function TemplateRow({ site, template }: { site: Site; template: SiteTemplate }) {
  const { change, isPending } = useSiteChange(site);
  const { name, patterns, pageType, score, representatives, read } = template;
  const isLeft = site.canEdit && representatives.length < read && site.run.state !== 'planning';
  return (
    <li className="grid gap-3 border-line border-t py-5 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 className="title-4 [overflow-wrap:anywhere]">{name}</h2>
          <p className="note [overflow-wrap:anywhere]">
            {(pageType !== null || score !== null) && `${typeWords(pageType)}. `}
            {readWords(template)}
            {patterns.length > 0 && ` Also ${patterns.slice(0, 3).join(', ')}.`}
          </p>
        </div>
        {score !== null && <ScoreLetter score={score} />}
      </div>
      {representatives.length > 0 && (
        <ul className="grid gap-1">
          {representatives.map((page) => (
            <li key={page.pageId} className="flex flex-wrap items-baseline gap-x-3 text-ui">
              {page.secureId === null ? (
                <span className="[overflow-wrap:anywhere]">{pathOf(page.url)}</span>
              ) : (
                <Link to={`/report/${page.secureId}`} className="[overflow-wrap:anywhere]">
                  {pathOf(page.url)}
                </Link>
              )}
              {page.state === 'failed' ? (
                <PageFailure url={page.url} failure={page.failure} />
              ) : (
                <span className="tabular note">{page.score ?? text.representatives[page.state]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLeft && (
        <Button
          look="quiet"
          size="inline"
          className="-ms-2 justify-self-start"
          disabled={isPending}
          aria-label={`Analyze ${representatives.length === 0 ? 'a page' : 'one more page'} of ${name}`}
          onClick={() => change(() => analyze(site.id, template.id))}
        >
          {representatives.length === 0 ? 'Analyze a page' : 'Analyze one more'}
        </Button>
      )}
    </li>
  );
}

/** How much of it was seen, and how alike that was. */
function readWords({ pages, read, similarity }: SiteTemplate): string {
  if (read === 0) return `${counted(pages, 'page')}, none of which was read.`;
  const alike = similarity === null ? '' : `, ${Math.round(similarity * 100)}% alike`;
  if (read === pages) return `${counted(pages, 'page')}${pages === 1 ? '' : `, all read${alike}`}.`;
  return `${counted(pages, 'page')}: ${read} read${alike}, the others by their address.`;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
