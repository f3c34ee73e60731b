import { hubspotForm } from '@vestibule/contracts/consent/hubspot-form';
import { Embedded } from '../../embeds/embedded';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';

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
