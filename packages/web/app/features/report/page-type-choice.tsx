import { PAGE_TYPE_LABELS, PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

interface PageTypeChoiceProps {
  detected: PageType;
  /** While the page is judged as another type. */
  isPending: boolean;
  /** Analyzes the page again as this type. */
  onChoose: (type: PageType) => void;
}

/** Lets people correct the page type, which decides how the page is judged. */
export const PageTypeChoice = worded(function PageTypeChoice({
  detected,
  isPending,
  onChoose,
}: PageTypeChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(detected);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setOpen(false);
    onChoose(chosen);
  };
  if (isPending) {
    return (
      <span role="status" className="text-ink-3 text-sm print:hidden">
        {text.rerun.running}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-accent text-sm underline underline-offset-4 print:hidden"
      >
        {text.typeChoice.open}
        <span className="sr-only"> {text.typeChoice.pageType}</span>
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.typeChoice.title}
        description={text.typeChoice.description}
      >
        <form onSubmit={submit} className="grid gap-4">
          <Field label={text.typeChoice.label}>
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onChange={(event) => {
                  const type = PAGE_TYPES.find((each) => each === event.target.value);
                  if (type) setChosen(type);
                }}
              >
                {PAGE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {PAGE_TYPE_LABELS[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" look="primary" disabled={chosen === detected} className="justify-self-start">
            {text.typeChoice.submit}
          </Button>
        </form>
      </Dialog>
    </>
  );
});
