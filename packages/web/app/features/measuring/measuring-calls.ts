import { doneSchema } from '@liftmark/contract/auth';
import {
  type ChangeRequest,
  createdSchema,
  csvResponseSchema,
  type ExperimentRequest,
  measuredSiteSchema,
  type SiteRequest,
  type ValueRequest,
} from '@liftmark/contract/measuring';
import { call } from '../../client/call.ts';
import { MEASURING } from '../../client/measuring-queries.ts';

/** The calls that change what is measured. Errors: those of `call`. */

const pathOf = (kind: 'sites' | 'changes' | 'experiments', id: string) =>
  `${MEASURING}/${kind}/${encodeURIComponent(id)}`;

export const createSite = (body: SiteRequest) =>
  call(`${MEASURING}/sites`, measuredSiteSchema, { method: 'POST', body });

export const changeSite = (id: string, body: SiteRequest) =>
  call(pathOf('sites', id), measuredSiteSchema, { method: 'PUT', body });

export const remove = (kind: 'sites' | 'changes' | 'experiments', id: string) =>
  call(pathOf(kind, id), doneSchema, { method: 'DELETE' });

export const uploadCsv = (body: { csv: string; host?: string }) =>
  call(`${MEASURING}/csv`, csvResponseSchema, { method: 'POST', body });

export const addChange = (body: ChangeRequest) =>
  call(`${MEASURING}/changes`, createdSchema, { method: 'POST', body });

export const addExperiment = (body: ExperimentRequest) =>
  call(`${MEASURING}/experiments`, createdSchema, { method: 'POST', body });

export const setValue = (body: ValueRequest) =>
  call(`${MEASURING}/value`, doneSchema, { method: 'PUT', body });
