import multipart from '@fastify/multipart';
import { feedbackFieldsSchema, feedbackResponseSchema } from '@liftmark/contract/feedback';
import { ATTACHMENT_BYTES, FILE_TOO_LARGE, MESSAGE_CHARACTERS } from '@liftmark/contract/feedback-limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { contextOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { withUpload } from '../../http/receive-upload.ts';
import { messageKey, repeatableHeaders } from '../../http/repeats.ts';
import { type FeedbackDeps, receiveFeedback } from './receive-feedback.ts';

export interface FeedbackRouteDeps extends FeedbackDeps {
  limit: Limit;
}

const ATTACHMENT = { name: 'attachment', tooLarge: FILE_TOO_LARGE.description };

/** A character takes at most four bytes. */
const FIELD_BYTES = MESSAGE_CHARACTERS * 4;

export function feedbackRoutes(deps: FeedbackRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: ATTACHMENT_BYTES,
        files: 1,
        fields: 10,
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        headerPairs: 20,
      },
    });

    app.post(
      '/api/feedback',
      {
        schema: {
          summary: 'Send a bug report, a feature request or general feedback, with an optional attachment',
          description:
            'Fields: `type`, `priority`, `message`, `currentPage`, `userAgent`, and a file named `attachment`.',
          consumes: ['multipart/form-data'],
          headers: repeatableHeaders,
          response: { 200: feedbackResponseSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'form');
        if (!request.isMultipart()) {
          throw new AppError('unsupported_media_type', 'Send the feedback as multipart/form-data.');
        }
        await withUpload(request, ATTACHMENT, async (upload) => {
          const fields = feedbackFieldsSchema.safeParse(upload.fields);
          if (!fields.success) throw refusedFields(fields.error);
          const { userAgent = request.headers['user-agent']?.slice(0, 500), ...rest } = fields.data;
          const message = { ...rest, userAgent };
          await receiveFeedback(deps, contextOf(request), messageKey(request, message), message, upload);
        });
        return { received: true as const };
      },
    );
  };
}

function refusedFields(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return new AppError('validation', Object.values(fields)[0] ?? 'Please check your input.', { fields });
}
