import { z } from 'zod';

/** The requests that the provider accepts, as typed by its own library. Anything else is refused. */

const flag = z.enum(['true', 'false']);
const address = z.url();
const metadata = z.record(z.string(), z.string()).default({});

export const customerOrder = z.strictObject({
  email: z.email(),
  name: z.string().max(256).optional(),
  metadata,
});

export const sessionOrder = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.coerce.number().int().min(1) })]),
  success_url: address,
  cancel_url: address,
  allow_promotion_codes: flag.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']), name: z.enum(['auto', 'never']) })
    .optional(),
  subscription_data: z
    .strictObject({
      metadata,
      trial_period_days: z.coerce.number().int().min(1).max(730).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
          }),
        })
        .optional(),
    })
    .default({ metadata: {} }),
});

export const subscriptionOrder = z.strictObject({
  items: z.tuple([z.strictObject({ id: z.string(), quantity: z.coerce.number().int().min(1) })]),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  payment_behavior: z.enum(['error_if_incomplete', 'allow_incomplete']).optional(),
});

export const portalOrder = z.strictObject({ customer: z.string(), return_url: address });
