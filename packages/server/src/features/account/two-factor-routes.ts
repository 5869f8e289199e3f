import {
  confirmTwoFactorRequestSchema,
  disableTwoFactorRequestSchema,
  enrollTwoFactorRequestSchema,
  enrollTwoFactorResponseSchema,
  recoveryCodesSchema,
  renewRecoveryCodesRequestSchema,
} from '@liftmark/contract/account';
import { doneSchema } from '@liftmark/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuthDeps } from '../auth/routes.ts';
import { confirmTwoFactor, disableTwoFactor, enrollTwoFactor, renewRecoveryCodes } from './two-factor.ts';

const PATH = '/api/account/two-factor';

/** Two-factor sign-in of the signed-in user; registered within the account routes. */
export function twoFactorRoutes(deps: AuthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/enroll`,
      {
        schema: {
          summary: 'Start setting up two-factor sign-in with an authenticator app',
          body: enrollTwoFactorRequestSchema,
          response: { 200: enrollTwoFactorResponseSchema },
        },
      },
      async (request) => enrollTwoFactor(deps, request, request.body.password),
    );

    app.post(
      `${PATH}/confirm`,
      {
        schema: {
          summary: 'Turn on two-factor sign-in with a first code',
          body: confirmTwoFactorRequestSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request, reply) => ({
        recoveryCodes: await confirmTwoFactor(deps, request, reply, request.body.code),
      }),
    );

    app.post(
      `${PATH}/disable`,
      {
        schema: {
          summary: 'Turn off two-factor sign-in',
          body: disableTwoFactorRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request, reply) => {
        await disableTwoFactor(deps, request, reply, request.body.password);
        return { success: true as const };
      },
    );

    app.post(
      `${PATH}/recovery-codes`,
      {
        schema: {
          summary: 'Replace your recovery codes',
          body: renewRecoveryCodesRequestSchema,
          response: { 200: recoveryCodesSchema },
        },
      },
      async (request) => ({
        recoveryCodes: await renewRecoveryCodes(deps, request, request.body.password),
      }),
    );
  };
}
