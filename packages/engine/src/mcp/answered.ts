import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { text } from './text.ts';
import { WorkspaceError } from './workspace.ts';

/** Of the protocol, for missing resources. */
const MISSING = -32002;

/** What can't be read is an error of the protocol. The text of an unknown exception never reaches a client. */
export async function answered<Result>(
  onError: (error: unknown) => void,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof WorkspaceError) throw new McpError(MISSING, error.message);
    if (error instanceof z.ZodError) throw new McpError(ErrorCode.InvalidParams, text.errors.noReport);
    onError(error);
    throw new McpError(ErrorCode.InternalError, text.errors.internal);
  }
}
