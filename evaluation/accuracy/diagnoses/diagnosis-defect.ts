import type { PageType } from '@liftmark/contract/page-types';
import type { Markup } from '../markup.ts';
import type { Page } from '../pages.ts';

/** One thing that goes wrong on a page, which a diagnosis must name, and what an owner would do about it. */
export interface DiagnosisDefect {
  id: string;
  /** What is done to the page. */
  what: string;
  /** The diagnosis that must appear. */
  diagnosis: string;
  /** Page types that it can happen to; all by default. */
  types?: readonly PageType[];
  /** Languages that its words are in; any by default. */
  languages?: readonly string[];
  /** The text that brings visitors, if the defect is about it. */
  message?: string;
  /** Changes the page; false where the page has nothing to change. */
  inject(html: Markup, page: Page): boolean;
  /** What is done about it on the changed page, after which the diagnosis must go; not the way back where there is another. */
  mend: { what: string; with(html: Markup, page: Page): boolean };
}

/** Where a section of content can be added on any page. */
export function section(content: string): string {
  return `<section data-added style="padding:40px 5vw">${content}</section>`;
}
