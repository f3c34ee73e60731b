import type { Embed } from '@vestibule/contracts/embeds/embed-address';
import { PATTERNS } from '@vestibule/contracts/fields/patterns';
import { Embedded } from '../../embeds/embedded';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';

const HOSTS = { eu1: 'share-eu1.hsforms.com', na1: 'share.hsforms.com' } as const;

/** The page that HubSpot has for each form, by the form's id; undefined when the id is none. */
const hubspotForm = (id: string, region: keyof typeof HOSTS): Embed | undefined =>
  id !== '' && PATTERNS.hubspot_id.rule.test(id) ? { service: 'hubspot', id: `${HOSTS[region]}/${id}` } : undefined;

/** A form of HubSpot in a frame of its own. */
export default function HubspotFormModule({ module, placement }: ModuleProps<'hubspot_form'>) {
  const form = hubspotForm(module.hubspot_id, module.region);
  if (!form) return null;
  return (
    <Placed placement={placement}>
      <div id={module.anchor || undefined}>
        <Embedded embed={form} shape="form" title={module.title} href={`https://${form.id}`} />
      </div>
    </Placed>
  );
}
