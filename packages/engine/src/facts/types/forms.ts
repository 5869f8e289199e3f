import type { Evidence } from '@liftmark/contract/report';
import type { PerViewport } from '../../capture/snapshot.ts';
import type { Region } from '../../page/node.ts';

export type FormPurpose =
  | 'lead'
  | 'contact'
  | 'signup'
  | 'signin'
  | 'checkout'
  | 'newsletter'
  | 'donation'
  | 'booking'
  | 'callback'
  | 'other';

export type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'company'
  | 'password'
  | 'birthdate'
  | 'income'
  | 'identity'
  | 'card'
  | 'coupon'
  | 'date'
  | 'message'
  | 'quantity'
  | 'choice'
  | 'consent'
  | 'newsletter'
  | 'paid-extra'
  | 'other';

export interface Field {
  kind: FieldKind;
  control: 'text' | 'select' | 'textarea' | 'radio' | 'checkbox' | 'date' | 'file';
  evidence: Evidence;
  label: string | null;
  labelSource: 'visible' | 'accessible-name' | 'placeholder' | 'none';
  required: boolean | null;
  /** Valid autocomplete tokens, `off`, or null where the attribute is absent or invalid. */
  autocomplete: string | null;
  /** The autofill token of the part that it asks for, such as `given-name`; null where it asks for no part alone. */
  purpose: string | null;
  /** HTML input type, or `select`, `textarea`. */
  inputType: string;
  /** A reason for asking, found in the field's group. */
  reason: string | null;
  checked: boolean;
  /** Counts towards `visibleFieldCount`. */
  counts: boolean;
}

export interface FormFact {
  purpose: FormPurpose;
  evidence: Evidence;
  visibleFieldCount: number;
  requiredCount: number;
  fields: Field[];
  submit: { text: string; evidence: Evidence } | null;
  /** A button that empties the form. */
  reset: { text: string; evidence: Evidence } | null;
  region: Region;
  aboveFold: PerViewport<boolean>;
  /** Distance to the primary action is zero: the primary action submits this form. */
  primary: boolean;
  route: {
    account: 'required' | 'optional' | 'none' | 'unknown';
    guest: Evidence | null;
    step: { current: number; of: number } | null;
    target: string | null;
  };
}
