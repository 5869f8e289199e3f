import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { text } from './text.ts';
import { type KeptReport, type Run, type Workspace, WorkspaceError } from './workspace.ts';

/** An answer twice: as data for programs and as text for models, and pictures where the tool shows some. */
export interface Answer<Data> {
  data: Data;
  text: string;
  /** JPEG files. */
  pictures?: readonly Uint8Array[];
}

/** One tool of the server. What it throws besides `WorkspaceError` and failures of a page is a fault of ours. */
export interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  /** Whether it adds to the reports that are kept. */
  addsReports?: true;
  /** Whether the workspace can do it; every one can by default. */
  isOffered?(workspace: Workspace): boolean;
  run(
    workspace: Workspace,
    input: z.output<z.ZodObject<Input>>,
    run: Run,
  ): Promise<Answer<z.output<z.ZodObject<Output>>>>;
}

/** Keeps the types of a tool together. */
export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

/** Reads what was kept, or the methodology. */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Opens pages on the web, and keeps what it finds. */
export const ANALYZES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

export const reportIdSchema = z.uuid(text.errors.noReport).describe(text.fields.reportId);

export const diagnosisIdSchema = z.string().trim().min(1).max(80).describe(text.fields.diagnosisId);

/** @throws {WorkspaceError} */
export async function requireReport(workspace: Workspace, id: string): Promise<KeptReport> {
  const kept = await workspace.find(id);
  if (kept === null) throw new WorkspaceError('not_found', text.errors.noReport);
  return kept;
}
