import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createTestPayments, latestSubscription, openSession } from '../../testing/test-payments.ts';
import {
  end,
  failRenewal,
  payCheckout,
  renew,
  setCancelled,
  switchPlan,
  takeBack,
} from './simulated/life.ts';
import { nowS } from './simulated/objects.ts';
import { findPaid } from './subscription-payments.ts';
import { dateOf, isLive, planOf, stateOf } from './subscription-state.ts';

const DAY_S = 24 * 3600;
const CUSTOMER = 'cus_1';

/** A subscription at a provider of its own, and what would be kept of it now. */
async function begin(trialDays: number) {
  const { payments, store } = createTestPayments();
  await payCheckout(store, openSession(CUSTOMER, 'one', trialDays), '4242');
  return {
    store,
    latest: () => latestSubscription(store, CUSTOMER),
    async state() {
      const { data } = await payments.stripe.subscriptions.list({ customer: CUSTOMER });
      const subscription = data[0] as Stripe.Subscription;
      const { data: charges } = await payments.stripe.charges.list({ customer: CUSTOMER });
      const paid = await findPaid(payments.stripe, subscription, charges);
      return stateOf(subscription, planOf(subscription, payments) ?? 'monthly', paid);
    },
  };
}

const days = (until: Date): number => Math.round((until.getTime() / 1000 - nowS()) / DAY_S);

describe('what is kept of a subscription', () => {
  it('in a trial: Pro until a day after it, for the news to come', async () => {
    const state = await (await begin(7)).state();
    expect(state).toMatchObject({ id: 'sub_one', status: 'trialing', planType: 'monthly', withdrawal: null });
    expect([days(state.trialEndsAt ?? new Date(0)), days(state.proUntil)]).toEqual([7, 8]);
  });

  it('renewed: until a day after the paid month', async () => {
    const { store, latest, state } = await begin(7);
    await renew(store, await latest());
    const { status, proUntil, paidUntil } = await state();
    expect(status).toBe('active');
    expect(proUntil.getTime() - (paidUntil?.getTime() ?? 0)).toBe(DAY_S * 1000);
  });

  it('when it was first paid for, also after it has lapsed, and never where the payment went back', async () => {
    const { store, latest, state } = await begin(7);
    expect((await state()).firstPaidAt).toBeNull();
    await renew(store, await latest());
    const { firstPaidAt } = await state();
    expect(Math.abs(days(firstPaidAt ?? new Date(0)))).toBe(0);
    await failRenewal(store, await latest());
    await end(store, await latest());
    expect(await state()).toMatchObject({ status: 'canceled', firstPaidAt });
    await takeBack(store, await latest(), 'refund');
    expect((await state()).firstPaidAt).toBeNull();
  });

  it('with a failed renewal: seven days of grace', async () => {
    const { store, latest, state } = await begin(0);
    await failRenewal(store, await latest());
    const { status, proUntil } = await state();
    expect([status, days(proUntil)]).toEqual(['past_due', 7]);
  });

  it('cancelled, and kept after all', async () => {
    const { store, latest, state } = await begin(0);
    await setCancelled(store, await latest(), true);
    const { cancelsAtPeriodEnd, proUntil, paidUntil } = await state();
    expect([cancelsAtPeriodEnd, proUntil]).toEqual([true, paidUntil]);
    await setCancelled(store, await latest(), false);
    expect((await state()).cancelsAtPeriodEnd).toBe(false);
  });

  it('ended in the trial: nothing more', async () => {
    const { store, latest, state } = await begin(7);
    await end(store, await latest());
    const ended = await state();
    expect(isLive(ended)).toBe(false);
    expect(ended.proUntil.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('paid back: nothing from the payment on', async () => {
    const { store, latest, state } = await begin(0);
    await takeBack(store, await latest(), 'refund');
    const { status, withdrawal, proUntil } = await state();
    expect([status, withdrawal]).toEqual(['active', 'refunded']);
    expect(proUntil.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('disputed: nothing, until the dispute is won', async () => {
    const { store, latest, state } = await begin(0);
    const [told] = await takeBack(store, await latest(), 'dispute');
    expect(await state()).toMatchObject({ withdrawal: 'disputed' });
    await store.replace({ ...told?.object, id: told?.object.id ?? '', object: 'dispute', status: 'won' });
    expect(await state()).toMatchObject({ withdrawal: null });
  });

  it('paid by the year from now on', async () => {
    const { store, latest, state } = await begin(7);
    await switchPlan(store, await latest(), 'annual');
    const { planType, status, proUntil } = await state();
    expect([planType, status]).toEqual(['annual', 'active']);
    expect(days(proUntil)).toBeGreaterThan(360);
  });
});

it('knows a plan by the prices of now and of earlier, and nothing else', () => {
  const { payments } = createTestPayments();
  const priced = (id: string) => ({ items: { data: [{ price: { id } }] } }) as Stripe.Subscription;
  expect(planOf(priced('price_of_old'), payments)).toBe('monthly');
  expect(planOf(priced('price_simulated_annual'), payments)).toBe('annual');
  expect(planOf(priced('price_of_a_mug'), payments)).toBeNull();
  expect(dateOf(1).getTime()).toBe(1000);
});
