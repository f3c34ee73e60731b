/** Headings under which a long form shows its fields, in the order in which most forms have them. */
export type FieldGroup =
  | 'texts'
  | 'visibility'
  | 'dates'
  | 'place'
  | 'sorting'
  | 'tickets'
  | 'value'
  | 'media'
  | 'questions'
  | 'entries'
  | 'access'
  | 'look'
  | 'sharing'
  | 'organisation'
  | 'hours'
  | 'notices'
  | 'running'
  | 'sales'
  | 'links'
  | 'services'
  | 'code'
  | 'advanced';

/** Names of fields by their group, in the order of the form. */
export type FieldGroups = Readonly<Partial<Record<FieldGroup, readonly string[]>>>;
