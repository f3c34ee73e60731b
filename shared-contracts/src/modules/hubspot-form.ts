import { anchor, choice, line } from '../fields/field';
import { defineModule } from './define-module';

/** A form of HubSpot: `hubspot_id` is the last part of the form's link there, `region` where the account is stored. */
export default defineModule({
  model: 'hubspot_form',
  fields: {
    hubspot_id: line({ required: true, max: 60, pattern: 'hubspot_id' }),
    region: choice('eu1', 'na1'),
    title: line({ localised: true }),
    anchor: anchor(),
  },
});
