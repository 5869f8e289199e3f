import { Download } from 'lucide-react';
import { ActionMenu } from './action-menu.tsx';
import { useFileSave } from './use-file-save.ts';

interface ExportMenuProps {
  label: string;
  /** Where the server makes the file, given its ending. */
  pathOf: (ending: 'csv' | 'json') => string;
  /** The name that it is saved under, without its ending. */
  file: string;
}

const FORMATS = [
  { ending: 'csv', label: 'As a table (CSV)' },
  { ending: 'json', label: 'As data (JSON)' },
] as const;

/** Downloads the same thing as a table or as data. */
export function ExportMenu({ label, pathOf, file }: ExportMenuProps) {
  const { save, isSaving } = useFileSave();
  const actions = FORMATS.map(({ ending, label: words }) => ({
    label: words,
    disabled: isSaving,
    onSelect: () => save({ path: pathOf(ending), file: `${file}.${ending}` }),
  }));
  return <ActionMenu label={label} icon={<Download />} look="plain" isPending={isSaving} actions={actions} />;
}
