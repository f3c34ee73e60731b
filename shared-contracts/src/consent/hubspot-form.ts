import { PATTERNS } from '../fields/patterns';
import type { Embed } from '../embeds/readers/reader';

const HOSTS = { eu1: 'share-eu1.hsforms.com', na1: 'share.hsforms.com' } as const;

/** The page that HubSpot has for each form, by the form's id; undefined when the id is none. */
export const hubspotForm = (id: string, region: keyof typeof HOSTS): Embed | undefined =>
  id !== '' && PATTERNS.hubspot_id.rule.test(id) ? { service: 'hubspot', id: `${HOSTS[region]}/${id}` } : undefined;
