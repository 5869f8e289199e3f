import type { ExportFormat } from '../export-format.ts';
import { jsonLiteral } from '../literals.ts';

export const json: ExportFormat = (fixes) => `${jsonLiteral(fixes, 2)}\n`;
