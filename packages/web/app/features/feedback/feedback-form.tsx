import { ATTACHMENT_TYPES, MESSAGE_CHARACTERS } from '@liftmark/contract/feedback-limits';
import { Button } from '../../ui/button.tsx';
import { Field, FileInput, Select, TextArea } from '../../ui/field.tsx';

const TYPES = [
  ['bug', 'Bug Report'],
  ['feature', 'Feature Request'],
  ['general', 'General Feedback'],
] as const;
const PRIORITIES = [
  ['low', 'Low Priority'],
  ['medium', 'Medium Priority'],
  ['high', 'High Priority'],
] as const;

/** The browser keeps its input; `site/feedback.ts` sends it. */
export function FeedbackForm() {
  return (
    <form id="feedback-form" noValidate className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type">
          {(control) => (
            <Select {...control} name="type" defaultValue="bug" autoComplete="off">
              {TYPES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Priority">
          {(control) => (
            <Select {...control} name="priority" defaultValue="medium" autoComplete="off">
              {PRIORITIES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Message">
        {(control) => (
          <TextArea {...control} name="message" rows={5} maxLength={MESSAGE_CHARACTERS} autoComplete="off" />
        )}
      </Field>
      <Field label="Attachment (optional)" hint="An image, a PDF or a text file up to 10 MB.">
        {(control) => (
          <FileInput
            {...control}
            name="attachment"
            accept={Object.entries(ATTACHMENT_TYPES)
              .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
              .join(',')}
          />
        )}
      </Field>
      <div role="alert">
        <div
          id="feedback-problem"
          hidden
          className="border-danger border-s-[3px] bg-danger-wash px-3 py-2 text-ink text-ui"
        >
          <p className="font-medium" data-title="" />
          <p data-description="" />
        </div>
      </div>
      <div>
        <Button type="submit" look="primary" disabled>
          Submit Feedback
        </Button>
      </div>
    </form>
  );
}
