import { doneSchema } from '@liftmark/contract/auth';
import {
  type ConnectionChange,
  type ConnectionKey,
  type ConnectionRequest,
  connectionSchema,
  type TieCall,
  type TryRequest,
  testResponseSchema,
  tryResponseSchema,
} from '@liftmark/contract/connections';
import {
  type ChangeCall,
  createdSchema,
  csvResponseSchema,
  type ExperimentAdvice,
  type ExperimentCall,
  measuredSiteSchema,
  type SiteRequest,
  type ValueRequest,
} from '@liftmark/contract/measuring';
import { call } from '../../client/call.ts';
import { MEASURING } from '../../client/measuring-queries.ts';

/** The calls that change what is measured. Errors: those of `call`. */

export type RemovableKind = 'sites' | 'changes' | 'experiments' | 'connections' | 'connections/experiments';

const pathOf = (kind: RemovableKind, id: string) => `${MEASURING}/${kind}/${encodeURIComponent(id)}`;

export const createSite = (body: SiteRequest) =>
  call(`${MEASURING}/sites`, measuredSiteSchema, { method: 'POST', body });

export const changeSite = (id: string, body: SiteRequest) =>
  call(pathOf('sites', id), measuredSiteSchema, { method: 'PUT', body });

export const tryConnection = (body: TryRequest) =>
  call(`${MEASURING}/connections/try`, tryResponseSchema, { method: 'POST', body });

export const addConnection = (body: ConnectionRequest) =>
  call(`${MEASURING}/connections`, connectionSchema, { method: 'POST', body });

export const testConnection = (id: string) =>
  call(`${pathOf('connections', id)}/test`, testResponseSchema, { method: 'POST' });

export const readConnection = (id: string) =>
  call(`${pathOf('connections', id)}/read`, connectionSchema, { method: 'POST' });

export const changeConnection = (id: string, body: ConnectionChange) =>
  call(pathOf('connections', id), connectionSchema, { method: 'PUT', body });

export const replaceKey = (id: string, body: ConnectionKey) =>
  call(`${pathOf('connections', id)}/key`, connectionSchema, { method: 'PUT', body });

export const tieExperiment = (id: string, body: TieCall) =>
  call(pathOf('connections/experiments', id), doneSchema, { method: 'PUT', body });

export const remove = (kind: RemovableKind, id: string) =>
  call(pathOf(kind, id), doneSchema, { method: 'DELETE' });

export const uploadCsv = (body: { csv: string; host?: string }) =>
  call(`${MEASURING}/csv`, csvResponseSchema, { method: 'POST', body });

export const addChange = (body: ChangeCall) =>
  call(`${MEASURING}/changes`, createdSchema, { method: 'POST', body });

export const addExperiment = (body: ExperimentCall) =>
  call(`${MEASURING}/experiments`, createdSchema, { method: 'POST', body });

export const nameAdvice = (id: string, body: ExperimentAdvice) =>
  call(pathOf('experiments', id), doneSchema, { method: 'PUT', body });

export const setValue = (body: ValueRequest) =>
  call(`${MEASURING}/value`, doneSchema, { method: 'PUT', body });
