import { z } from 'zod';

/** Control and direction characters make a name look like other text, and would add lines to the headers of an email. */
const PLAIN = /^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u;
/** Names are shown to others, also in emails: one with an address would lead them there. “Booking.com” is a name. */
const WITHOUT_ADDRESS = /^(?!.*(?:@|:\/\/|\bwww\.|\.\p{L}{2,}\/)).*$/iu;

/** A name that people give to a team, a client or themselves as a sender. */
export function shownNameSchema(most: number) {
  return z
    .string({ error: 'Name is required' })
    .trim()
    .max(most, `Use at most ${most} characters`)
    .regex(PLAIN, 'Name contains characters that can’t be used')
    .regex(WITHOUT_ADDRESS, 'Name can’t contain a web or email address');
}
