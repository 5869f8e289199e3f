import type { PatchTarget } from '@liftmark/contract/patches';
import { text } from './text.ts';

/** The selectors of an element, one line for both devices where they agree. */
export function selectorLines({ desktop, mobile }: PatchTarget): string[] {
  const at = (device: keyof typeof text.devices, selector: string) =>
    text.at({ devices: text.devices[device], selector });
  if (desktop && mobile && desktop.selector === mobile.selector) return [at('both', desktop.selector)];
  return [
    ...(desktop ? [at('desktop', desktop.selector)] : []),
    ...(mobile ? [at('mobile', mobile.selector)] : []),
  ];
}

/** The selector to name in a sentence: the desktop's, or the phone's where there is no other. */
export function selectorOf({ desktop, mobile }: PatchTarget): string {
  return (desktop ?? mobile)?.selector ?? '';
}
