import { onPress } from './press.ts';

/** Copies the address of the page where a button asks for it, and says so beside the button. */
export function startCopyLinks(): void {
  onPress('[data-copy-link]', async (button) => {
    const status = button.parentElement?.querySelector('[data-copy-status]');
    const { origin, pathname } = window.location;
    const words = await navigator.clipboard.writeText(origin + pathname).then(
      () => 'Link copied',
      () => 'The browser did not allow copying. The link stands in its address bar.',
    );
    if (status) status.textContent = words;
  });
}
