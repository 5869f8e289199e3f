import { Buffer } from 'node:buffer';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

/** A page that is read without React, one with it, and one that only the browser draws. */
for (const path of ['/', '/tools/cro-checklist', '/account']) {
  test(`${path} has a feedback dialog that sends what is written`, async ({ page }) => {
    await page.goto(path);
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (path === '/account') await close.click();
    await page.getByRole('button', { name: 'Feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send us your feedback' });
    await expect(dialog.getByLabel('Type')).toHaveValue('bug');
    await expect(dialog.getByLabel('Priority')).toHaveValue('medium');
    const submit = dialog.getByRole('button', { name: 'Submit Feedback' });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel('Message').fill('The numbers are small');
    await dialog.getByLabel('Type').selectOption('Feature Request');
    await dialog
      .getByLabel('Attachment')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    const sent = page.waitForRequest('**/api/feedback');
    await submit.click();
    expect((await sent).headers()['idempotency-key']).toBeTruthy();
    await expect(page.getByText('Feedback Submitted!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Feedback' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Feedback' })).toBeFocused();
  });
}

test('the feedback dialog says what can’t be sent, and that sending failed', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/help');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send us your feedback' });
  const attach = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Attachment').setInputFiles({ name, mimeType, buffer });
  await attach('big.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(dialog.getByRole('alert')).toHaveText('File Too LargePlease select a file smaller than 10MB.');
  await attach('page.html', 'text/html', Buffer.from('<p>'));
  await expect(dialog.getByRole('alert')).toHaveText(
    'Invalid File TypePlease select an image, PDF, or text file.',
  );
  await expect(dialog.getByLabel('Attachment')).toHaveValue('');
  await expectAccessible(page);

  await page.route('**/api/feedback', (route) => route.fulfill({ status: 400, json: {} }));
  await dialog.getByLabel('Message').fill('Hello');
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Submission FailedUnable to submit feedback. Please try again.',
  );
  await expect(dialog.getByLabel('Message')).toHaveValue('Hello');
  // The refusal itself, as the browser reports it.
  consoleErrors.length = 0;
});

test('on a phone the feedback button never covers text, and is there at the end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  const button = page.getByRole('button', { name: 'Feedback' });
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(button).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(button).not.toBeInViewport();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(button).toBeInViewport();
});

test('beside a margin the feedback button steps aside for scores and ticks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/privacy');
  const button = page.getByRole('button', { name: 'Feedback' });
  let height = 3_000;
  /** Nothing but one drawing, so and so far from the top and left of the window. */
  const draw = (left: number, top: number, width: number, tall: number) => {
    height += 10;
    const style = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${tall}px`;
    const content = `<div style="height: ${height}px"><svg style="${style}"></svg></div>`;
    return page.evaluate(`document.querySelector('#main').innerHTML = ${JSON.stringify(content)}`);
  };
  await draw(0, 300, 390, 20);
  await expect(button).toBeInViewport();
  await draw(0, 805, 390, 20);
  await expect(button).not.toBeInViewport();
  await draw(0, 300, 16, 16);
  await expect(button).toBeInViewport();
  await draw(28, 802, 16, 16);
  await expect(button).not.toBeInViewport();
  // A score is not covered on the way back either.
  await page.evaluate(
    `document.querySelector('#main').innerHTML = '<div style="height: 4000px"><b data-band="60" style="position: fixed; left: 20px; top: 800px">54</b></div>'`,
  );
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(500);
  await expect(button).not.toBeInViewport({ timeout: 1_000 });
});

test('on a desktop the feedback button stands beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await page.goto('/privacy');
  const button = await page.getByRole('button', { name: 'Feedback' }).boundingBox();
  const text = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
});
