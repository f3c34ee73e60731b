import type { Settings } from '@vestibule/contracts';
import { PATTERNS } from '@vestibule/contracts/fields/patterns';
import { asList, asObject, asText, type Json } from '../../../platform/db/documents';

/** How people reach the organisation, as the settings say. */
export type OwnContact = Omit<NonNullable<Settings['contact']>, 'venue'>;

/** The contact of stored settings. Invalid values, which a pack may have brought, are left out. */
export function readContact(settings: Json): OwnContact {
  const contact = asObject(settings['contact']);
  const valid = (name: 'phone' | 'email') => {
    const text = asText(contact[name]);
    return PATTERNS[name].rule.test(text) ? text : '';
  };
  return {
    phone: valid('phone'),
    email: valid('email'),
    profiles: asList(contact['profiles'])
      .map(({ name, url }) => ({ name: asText(name), url: asText(url) }))
      .filter(({ name, url }) => name !== '' && PATTERNS.https.rule.test(url)),
  };
}
