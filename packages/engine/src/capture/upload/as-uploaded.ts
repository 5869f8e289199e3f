import type { Captured } from '../capture.ts';
import { text } from '../warnings.text.ts';
import { addressOf, type UploadedSite } from './uploaded-site.ts';

/** A capture that says what it was made from. How fast a file loads from memory says nothing about the page. */
export function asUploaded(site: UploadedSite, { snapshot, screenshots }: Captured): Captured {
  const withoutTimes = <View extends object>(view: View | null) => view && { ...view, vitals: null };
  const { desktop, mobile, later, warnings } = snapshot;
  return {
    screenshots,
    snapshot: {
      ...snapshot,
      url: addressOf(site),
      capturedWith: 'upload',
      desktop: withoutTimes(desktop),
      mobile: withoutTimes(mobile),
      later: withoutTimes(later),
      warnings: [text.uploaded({ name: site.name }), ...warnings],
    },
  };
}
