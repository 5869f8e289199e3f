import type { LegalDocument } from '../../content/legal/documents.server.ts';
import { PageIndex } from '../../ui/page-index.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Wrap } from '../../ui/section.tsx';

/** A legal text with its date and its index. */
export function LegalView({ document: { title, updated, html, headings } }: { document: LegalDocument }) {
  return (
    <article>
      <Wrap className="grid gap-3 pt-(--section) pb-10">
        <h1 className="title-1">{title}</h1>
        <p className="note">Last updated {updated}</p>
      </Wrap>
      <Wrap className="grid gap-x-16 gap-y-8 pb-(--section) lg:grid-cols-[14rem_minmax(0,1fr)]">
        <PageIndex entries={headings} />
        <Prose html={html} />
      </Wrap>
    </article>
  );
}
