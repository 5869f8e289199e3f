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

/** No violation and no scrolling sideways, in both themes, on a wide and on a narrow screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1350],
    ['dark', 390],
  ] as const) {
    // Colors that are on their way from one theme to the other are nobody's.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1350, height: 900 });
}
