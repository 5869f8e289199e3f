import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the rules of accessibility say against a page, each with the first element that breaks it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // All else would gather every sound element too, and a second page for frames, which no screen has.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export type Views = readonly (readonly [colorScheme: 'light' | 'dark', width: number])[];

/** Both themes, a wide and a narrow screen. */
const USUAL_VIEWS: Views = [
  ['light', 1350],
  ['dark', 390],
];

/** Each theme at each width, for the screens that most people see. */
export const EVERY_VIEW: Views = [...USUAL_VIEWS, ['dark', 1350], ['light', 390]];

/** No violation and no scrolling sideways. */
export async function expectAccessible(page: Page, views = USUAL_VIEWS): Promise<void> {
  for (const [colorScheme, width] of views) {
    // Colors that are on their way from one theme to the other are nobody's.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, `${colorScheme}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1350, height: 900 });
}
