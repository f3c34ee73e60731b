import { isRequired, type TextField } from '@vestibule/contracts/fields/field';
import { lazyWithRetry } from '@vestibule/ui';
import { Suspense } from 'react';
import { FormTextarea } from './form-fields';
import { useFormField } from './use-form-field';

const SeatPlanDrawing = lazyWithRetry(() => import('./seat-plan-drawing'));

interface TextControlProps {
  readonly path: string;
  readonly field: TextField;
  readonly label: string;
  readonly hint?: string;
}

/** A text of several lines, with the drawing that its definition names. */
export function TextControl({ path, field, ...texts }: TextControlProps) {
  const isDrawn = field.drawing !== undefined;
  return (
    <>
      <FormTextarea name={path} {...texts} required={isRequired(field)} {...(isDrawn && { rows: 14 })} />
      {isDrawn && <Drawing path={path} />}
    </>
  );
}

function Drawing({ path }: Pick<TextControlProps, 'path'>) {
  const { value } = useFormField<string>(path);
  return (
    <Suspense>
      <SeatPlanDrawing rows={value} />
    </Suspense>
  );
}
