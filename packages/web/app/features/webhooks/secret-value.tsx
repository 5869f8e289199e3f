import { CopyButton } from '../../ui/copy-button.tsx';

/** A secret in full, with a button that copies it. */
export function SecretValue({ secret }: { secret: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="min-w-0 select-all rounded-2 bg-tint px-3 py-2 font-mono text-ink text-sm [overflow-wrap:anywhere]">
        {secret}
      </code>
      <CopyButton text={secret} name="the secret" />
    </p>
  );
}
