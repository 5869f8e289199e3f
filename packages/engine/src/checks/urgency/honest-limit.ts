import { quote } from '../phrasing.ts';

/** What a claim of a limit asks for, whichever check finds fault with it. */
export function honestLimit(text: string): string[] {
  return [
    `If there is a real limit, state it beside ${quote(text, 60)}: the end with date, time and time zone, or the true number. Take the offer off the page when it is reached.`,
    `If there is none, delete ${quote(text, 60)}. Nothing is lost: silence is neutral here, and the offer has to carry itself.`,
  ];
}
