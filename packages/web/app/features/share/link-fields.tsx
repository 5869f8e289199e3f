import {
  LINK_SHOWS,
  linkRequestSchema,
  linkShowsSchema,
  MAX_LINK_PASSWORD,
  MIN_LINK_PASSWORD,
  type ShareLink,
} from '@liftmark/contract/share-links';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { Field, Select } from '../../ui/field.tsx';
import { dateWords } from '../../ui/moment.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { worded } from '../../ui/report-language.tsx';
import { type Showing, text } from './links.text.ts';

const LIFETIMES = [7, 30, 90, 365];
const DAY_MS = 24 * 3600 * 1000;
/** Leaves the expiry as it is. */
export const SAME = 'same';

export const linkFormSchema = z.object({
  shows: linkShowsSchema,
  /** Empty for a link that doesn't expire. */
  days: z.string(),
  password: z.union([z.literal(''), linkRequestSchema.shape.password.unwrap().unwrap()]),
});
export type LinkValues = z.infer<typeof linkFormSchema>;

export function expiryIn(days: string): string | null {
  return days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}

interface LinkFieldsProps {
  form: UseFormReturn<LinkValues>;
  shows: Showing;
  isPro: boolean;
  /** The link that is changed; null for a new one. */
  link: ShareLink | null;
  /** Whether the form takes the password off. */
  isOpened?: boolean;
}

/** What a link shows, until when, and its password. */
export const LinkFields = worded(function LinkFields({
  form,
  shows,
  isPro,
  link,
  isOpened = false,
}: LinkFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const { expiresAt = null, isExpired = false, hasPassword = false } = link ?? {};
  const hint = hasPassword ? text.newPasswordHint : text.passwordHint;
  return (
    <>
      <Field label={text.shows} hint={shows[watch('shows')].hint} error={errors.shows?.message}>
        {(field) => (
          <Select {...field} {...register('shows')}>
            {LINK_SHOWS.map((id) => (
              <option key={id} value={id}>
                {shows[id].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.expires}>
        {(field) => (
          <Select {...field} {...register('days')}>
            {expiresAt !== null && (
              <option value={SAME}>
                {isExpired ? text.expired : text.expiresAsNow} {dateWords(expiresAt)}
              </option>
            )}
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {text.inDays({ days })}
              </option>
            ))}
            <option value="">{text.never}</option>
          </Select>
        )}
      </Field>
      <Field
        label={hasPassword ? text.newPassword : text.password}
        hint={isPro ? hint : text.passwordNeedsPro}
        error={errors.password && text.passwordLength({ least: MIN_LINK_PASSWORD, most: MAX_LINK_PASSWORD })}
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('password')}
            autoComplete="off"
            disabled={!isPro || isOpened}
          />
        )}
      </Field>
    </>
  );
});
