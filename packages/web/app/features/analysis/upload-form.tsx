import { zodResolver } from '@hookform/resolvers/zod';
import { type UploadRequest, uploadRequestSchema } from '@liftmark/contract/analysis-request';
import { UPLOAD_EXTENSIONS } from '@liftmark/contract/uploads';
import { type DragEvent, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { classNames } from '../../ui/class-names.ts';
import { Field, FileInput } from '../../ui/field.tsx';
import { AnalysisForm, type AnalysisFormProps } from './analysis-form.tsx';
import { PageHintsPart } from './page-hints.tsx';

interface UploadFormProps extends AnalysisFormProps<UploadRequest> {
  /** The report whose page gets a new version; null for a page of its own. */
  replaces: string | null;
}

/** The form for a page that comes from a file. */
export function UploadForm({ replaces, ...props }: UploadFormProps) {
  const form = useForm<UploadRequest>({
    resolver: zodResolver(uploadRequestSchema),
    ...(replaces !== null && { defaultValues: { replaces } }),
  });
  return (
    <AnalysisForm
      {...props}
      form={form}
      submitLabel="Analyze this file"
      note="Nothing outside of the file is loaded, and loading times aren’t part of the score."
      fields={<FileField control={form.control} />}
    >
      <PageHintsPart hasMessage />
    </AnalysisForm>
  );
}

type Control = ReturnType<typeof useForm<UploadRequest>>['control'];

/** Takes a file that is chosen, or dropped anywhere on the field. */
function FileField({ control }: { control: Control }) {
  const { field, fieldState } = useController({ control, name: 'file' });
  const [isOver, setIsOver] = useState(false);
  const file: File | undefined = field.value;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) field.onChange(dropped);
  };
  return (
    <fieldset
      aria-label="File"
      className={classNames(
        'rounded-2 border border-dashed p-4',
        isOver ? 'border-accent bg-tint' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field
        label="The file to analyze"
        error={fieldState.error?.message}
        hint="Choose or drop an HTML file, a page saved as a single file (MHTML), or a zip of a site with its index.html. Up to 20 MB."
      >
        {(attributes) => (
          <FileInput
            {...attributes}
            ref={field.ref}
            name={field.name}
            accept={UPLOAD_EXTENSIONS.join(',')}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.files?.[0])}
          />
        )}
      </Field>
      <p role="status" className="mt-2 text-ink text-ui [overflow-wrap:anywhere] empty:hidden">
        {file && `${file.name}, ${sizeOf(file)}`}
      </p>
    </fieldset>
  );
}

function sizeOf({ size }: File): string {
  if (size < 1024 * 1024) return `${Math.max(1, Math.round(size / 1024))} KB`;
  return `${(size / 1024 / 1024).toFixed(1)} MB`;
}
