import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import type { FactContext } from '../../fact-context.ts';
import { entriesByType, isLegalAddress, typesByAddress, typesDeclared } from './names.ts';
import { buyingFeatures, formFeatures, giftFeatures, planFeatures } from './offer-features.ts';
import type { TypeSignals, Values } from './signals.ts';
import {
  appFeatures,
  personFeatures,
  placeFeatures,
  softwareFeatures,
  textFeatures,
} from './trade-features.ts';
import { wordFeatures } from './words.ts';

/** Values of 0 to about 1 by name. */
export type Features = Record<string, number>;

const MOST_ENTRIES = 2;

/** What says for or against each type: first what concerns only that type, then what is the same for all. */
export function featuresOf(context: FactContext, signals: TypeSignals): Map<PageType, Features> {
  const path = URL.parse(context.model.snapshot.finalUrl)?.pathname ?? '';
  const { named, inFolder } = typesByAddress(path);
  const { declared, perhaps } = typesDeclared(context.structured);
  const entries = entriesByType(context);
  const { byType, isSilent } = wordFeatures(context, signals.typeWords);
  const ofPage = numbersOf({
    ...planFeatures(context, signals),
    ...buyingFeatures(context, signals),
    ...formFeatures(context, signals),
    ...giftFeatures(context),
    ...softwareFeatures(context, signals),
    ...placeFeatures(context),
    ...personFeatures(context),
    ...appFeatures(context, signals),
    ...textFeatures(context),
    'start page': path === '/' || path.startsWith('/index.'),
    'name of a legal text': isLegalAddress(path),
    'hardly a word of any type': isSilent,
  });
  const features = (type: PageType): Features => ({
    ...byType.get(type),
    ...numbersOf({
      'structured data': declared.has(type),
      'structured data of a kind': perhaps.has(type) && !declared.has(type),
      'name in the address': named.has(type),
      'folder in the address': named.size === 0 && inFolder.has(type),
      'entries of the menu': Math.min(MOST_ENTRIES, entries.get(type) ?? 0) / MOST_ENTRIES,
    }),
    ...ofPage,
  });
  return new Map(PAGE_TYPES.map((type) => [type, features(type)]));
}

function numbersOf(values: Values): Features {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
}
