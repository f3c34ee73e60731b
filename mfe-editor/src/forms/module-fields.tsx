import type { ContentModule } from '@vestibule/contracts';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { FieldControl } from './field-control';

interface ModuleFieldsProps {
  readonly module: ContentModule;
  /** Whether the first field takes the focus. */
  readonly takesFocus?: boolean;
}

/** A control for each field of a module, in the order of its definition. */
export function ModuleFields({ module: { model, lang }, takesFocus = true }: ModuleFieldsProps) {
  return Object.entries(moduleFieldsOf(model)).map(([name, field], index) => (
    <FieldControl
      key={name}
      path={name}
      name={name}
      owner={model}
      field={field}
      isFirst={takesFocus && index === 0}
      contentLanguage={lang}
    />
  ));
}
