import type { AnswerOf } from '@vestibule/contracts';

type Named = Pick<AnswerOf<'roles'>[number], 'key' | 'name'>;

/** Name of a role in the language of the hub. */
export const roleName = ({ key, name }: Named, t: (key: string, options: { defaultValue: string }) => string): string =>
  name || t(`users.roles.${key}`, { defaultValue: key });
