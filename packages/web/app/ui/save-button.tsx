import { Button, type ButtonProps } from './button.tsx';
import { type ServerFile, useFileSave } from './use-file-save.ts';

/** Downloads a file that the server makes. */
export function SaveButton({ path, file, ...props }: ButtonProps & ServerFile) {
  const { save, isSaving } = useFileSave();
  return <Button {...props} disabled={isSaving} onClick={() => save({ path, file })} />;
}
