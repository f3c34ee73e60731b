import type { ContentModule } from '@vestibule/contracts';

/** Models that have a form here. */
const EDITABLE_MODELS = ['headline', 'text'] as const;
export type EditableModel = (typeof EDITABLE_MODELS)[number];
export type EditableModule = Extract<ContentModule, { model: EditableModel }>;

/** Fields that the forms hold, in the order in which they are shown. */
const FIELDS = {
  headline: ['content', 'preline', 'subline', 'headline_level', 'anchor'],
  text: ['content', 'anchor', 'decrease_distance'],
} as const satisfies Record<EditableModel, readonly string[]>;

/** Values of a form by the names of the fields. */
export type FieldValues = Readonly<Record<string, unknown>>;

export function isEditable(module: ContentModule | undefined): module is EditableModule {
  return EDITABLE_MODELS.some((model) => model === module?.model);
}

/** The editable fields of a module. */
export function fieldsOf(module: EditableModule): FieldValues {
  const all: FieldValues = { ...module };
  return Object.fromEntries(FIELDS[module.model].map((name) => [name, all[name]]));
}

/** Fields of `after` that differ from `before`: what a PATCH carries. */
export function changedFields(before: EditableModule, after: EditableModule): FieldValues {
  const old = fieldsOf(before);
  return Object.fromEntries(Object.entries(fieldsOf(after)).filter(([name, value]) => !Object.is(old[name], value)));
}
