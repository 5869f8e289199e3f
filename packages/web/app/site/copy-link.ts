import { onPress } from './press.ts';

/** Copies the page's address for a button, and confirms it next to the button. */
export function startCopyLinks(): void {
  onPress('[data-copy-link]', async (button) => {
    const status = button.parentElement?.querySelector('[data-copy-status]');
    const { origin, pathname } = window.location;
    const words = await navigator.clipboard.writeText(origin + pathname).then(
      () => 'Link copied',
      () => 'Your browser didn’t allow copying. Copy the link from the address bar.',
    );
    if (status) status.textContent = words;
  });
}
