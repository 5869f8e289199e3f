import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The message for a refused value whose schema has no message of its own. */
function refusalWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Please fill this in.' : typeWords(issue.expected);
    case 'too_big':
      return sizeWords(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return sizeWords(issue.origin, 'at least', issue.minimum);
    case 'invalid_value':
      return issue.values.length === 1
        ? `Please enter ${issue.values[0]?.toString()}.`
        : 'Please choose one of the listed values.';
    case 'unrecognized_keys':
      return 'The request has an unknown field.';
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formatWords(issue.format);
    default:
      return 'Please check this value.';
  }
}

function typeWords(expected: string): string {
  if (expected === 'int') return 'Please enter a whole number.';
  return expected === 'number' ? 'Please enter a number.' : 'Please check this value.';
}

function sizeWords(origin: string, bound: 'at most' | 'at least', size: number | bigint): string {
  const amount = size.toLocaleString('en-US');
  if (origin === 'string') {
    if (bound === 'at least' && size === 1) return 'Please fill this in.';
    return `Please use ${bound} ${amount} ${size === 1 ? 'character' : 'characters'}.`;
  }
  if (origin === 'array' || origin === 'set')
    return `Please choose ${bound} ${amount} ${size === 1 ? 'entry' : 'entries'}.`;
  return `Please enter ${bound} ${amount}.`;
}

function formatWords(format: string): string {
  if (format === 'email') return 'Please enter an email address.';
  if (format === 'url') return 'Please enter a web address.';
  return format === 'date' ? 'Please enter a date as YYYY-MM-DD.' : 'Please check this value.';
}

/** Gives every schema without its own messages these ones. */
export function speakPlainly(): void {
  z.config({ customError: refusalWords });
}
