import { CopyButton } from '../../ui/copy-button.tsx';
import { Part } from '../../ui/margin-part.tsx';

/** How to capture pages that only the person can see. */
export function ExtensionPart({ isAdmin }: { isAdmin: boolean }) {
  const address = location.origin;
  return (
    <Part
      id="extension"
      title="Browser extension"
      lead="Analyze pages that we can’t open: behind a sign-in, bot protection or a private network. The extension captures the tab you have open and leaves out what you typed."
    >
      <ol className="grid list-decimal gap-2 ps-5 text-ink text-ui">
        <li>
          Install the extension in Chrome or Firefox. The person who runs your Liftmark builds it with{' '}
          <code className="font-mono text-sm">npm run build -w @liftmark/extension</code>, or{' '}
          <code className="font-mono text-sm">build:firefox</code> for Firefox.
        </li>
        <li>
          {isAdmin ? <a href="#api-keys">Create an API key</a> : 'Ask an admin for an API key'} that can
          analyze pages.
        </li>
        <li>
          In the extension’s settings, enter the key and the address{' '}
          <code className="font-mono text-sm [overflow-wrap:anywhere]">{address}</code>{' '}
          <CopyButton text={address} name="the address" isInline />
        </li>
      </ol>
    </Part>
  );
}
