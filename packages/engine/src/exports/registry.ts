import type { FixFormat } from '@liftmark/contract/fix-exports';
import type { ExportFormat } from './export-format.ts';
import { changeList } from './formats/change-list.ts';
import { htmlAndCss } from './formats/html-and-css.ts';
import { json } from './formats/json.ts';
import { snippet } from './formats/snippet.ts';

export const EXPORT_FORMATS: Record<FixFormat, ExportFormat> = {
  html: htmlAndCss,
  list: changeList,
  json,
  snippet,
};
