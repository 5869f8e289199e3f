import { createHmac } from 'node:crypto';
import type { PlanType } from '@liftmark/contract/billing';
import Stripe from 'stripe';
import type { Database } from '../../database/connection.ts';
import { secretOf } from '../../platform/secret.ts';
import type { Settings } from '../../settings.ts';
import { simulateStripe } from './simulated/api.ts';
import { SIMULATED_PRICES } from './simulated/objects.ts';
import { databaseStore } from './simulated/store.ts';

/** The provider's price ids of a plan. */
interface PlanPrices {
  sold: string;
  /** No longer sold, but subscribers to one keep Pro. */
  earlier: string[];
}

/** The payment provider, with its configuration. */
export interface Payments {
  stripe: Stripe;
  /** Two while one replaces the other. */
  webhookSecrets: string[];
  prices: Record<PlanType, PlanPrices>;
  hasAutomaticTax: boolean;
  hasPromotionCodes: boolean;
  isSimulated: boolean;
}

/**
 * True if a customer belongs to this provider. Simulated and real customers must not be mixed up: if the product is
 * started without its keys by mistake, it must not treat real customers as deleted.
 */
export function isOwnCustomer({ isSimulated }: Payments, customerId: string): boolean {
  return customerId.startsWith('cus_simulated_') === isSimulated;
}

/** Time limit of one attempt of a call. */
const TIMEOUT_MS = 15_000;
/** The same while a person waits: short enough for all attempts to fit into the limit of `orSay`. */
export const TIMEOUT_OF_PERSON_MS = 3_500;
const RETRIES = 2;

/** Stripe if its keys are set; otherwise its simulation, behind the same library. */
export function openPayments(settings: Settings, database: Database, timeout = TIMEOUT_MS): Payments {
  const options = {
    hasAutomaticTax: settings.STRIPE_AUTOMATIC_TAX,
    hasPromotionCodes: settings.STRIPE_PROMOTION_CODES,
  };
  const { STRIPE_SECRET_KEY: key } = settings;
  if (key === undefined) {
    return {
      ...options,
      stripe: new Stripe('sk_simulated', {
        httpClient: Stripe.createFetchHttpClient(simulateStripe(databaseStore(database))),
        telemetry: false,
      }),
      webhookSecrets: [
        createHmac('sha256', secretOf(settings)).update('simulated-webhooks').digest('base64url'),
      ],
      prices: {
        monthly: { sold: SIMULATED_PRICES.monthly, earlier: [] },
        annual: { sold: SIMULATED_PRICES.annual, earlier: [] },
      },
      isSimulated: true,
    };
  }
  return {
    ...options,
    stripe: new Stripe(key, {
      ...addressOf(settings.STRIPE_API_BASE),
      timeout,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Liftmark' },
    }),
    webhookSecrets: settings.STRIPE_WEBHOOK_SECRET,
    prices: {
      monthly: pricesOf(settings.STRIPE_PRICE_MONTHLY),
      annual: pricesOf(settings.STRIPE_PRICE_ANNUAL),
    },
    isSimulated: false,
  };
}

function pricesOf([sold = '', ...earlier]: string[]): PlanPrices {
  return { sold, earlier };
}

/** An address other than Stripe's own, for tests. */
function addressOf(base: string | undefined): { protocol?: 'http' | 'https'; host?: string; port?: string } {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? '80' : '443') };
}
