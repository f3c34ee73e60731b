import type { ContentModule } from '@vestibule/contracts';
import { fieldsOf } from '@vestibule/contracts/modules/models';
import { FieldControl } from './field-control';

/** A control for each field of a module, in the order of its definition. */
export function ModuleFields({ module: { model, lang } }: { module: ContentModule }) {
  return Object.entries(fieldsOf(model)).map(([name, field], index) => (
    <FieldControl
      key={name}
      path={name}
      name={name}
      owner={model}
      field={field}
      isFirst={index === 0}
      contentLanguage={lang}
    />
  ));
}
