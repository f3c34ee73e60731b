import type { EventDetail } from '@vestibule/contracts';
import type { Credit } from './credits';

/** One of the people of an event or a production, as its page shows them. */
export const toCredit = ({
  id,
  slug,
  name,
  is_group: isGroup = false,
  function: role,
  image_obj: image,
}: EventDetail['persons'][number]): Credit => ({ id, slug, name, isGroup, role, image });
