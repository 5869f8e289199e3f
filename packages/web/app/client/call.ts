import type { z } from 'zod';
import { type Network, type RequestOptions, request } from './request.ts';

/** An answer that doesn't match its schema in the contract. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Calls the API and checks the answer against its schema in the contract.
 * Errors: those of `request`, and `ContractError`.
 */
export async function call<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options?: RequestOptions,
  network?: Network,
): Promise<z.infer<Schema>> {
  const response = await request(path, options, network);
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) {
    throw new ContractError(`${path} answered in an unexpected format`, { cause: answer.error });
  }
  return answer.data;
}
