import { boxOfficeCalls } from './box-office';
import { cartCalls } from './cart';
import { commentsCalls } from './comments';
import { contentCalls } from './content';
import { customersCalls } from './customers';
import { editingCalls } from './editing';
import { eventsCalls } from './events';
import { exhibitionsCalls } from './exhibitions';
import { filtersCalls } from './filters';
import { formsCalls } from './forms';
import { loginCalls } from './login';
import { magazineCalls } from './magazine';
import { mediaCalls } from './media';
import { operationCalls } from './operation';
import { ordersCalls } from './orders';
import { packsCalls } from './packs';
import { placesCalls } from './places';
import { productionsCalls } from './productions';
import { publishingCalls } from './publishing';
import { recordsCalls } from './records';
import { releasesCalls } from './releases';
import { reviewsCalls } from './reviews';
import { rolesCalls } from './roles';
import { searchCalls } from './search';
import { siteCalls } from './site';
import { usersCalls } from './users';
import { waitingCalls } from './waiting';
export { ERROR_CODES } from '../error-codes';

/** Every call of the site, by its name. */
export const ALL_CALLS = {
  ...siteCalls,
  ...contentCalls,
  ...editingCalls,
  ...publishingCalls,
  ...eventsCalls,
  ...filtersCalls,
  ...productionsCalls,
  ...exhibitionsCalls,
  ...placesCalls,
  ...magazineCalls,
  ...searchCalls,
  ...formsCalls,
  ...cartCalls,
  ...ordersCalls,
  ...waitingCalls,
  ...customersCalls,
  ...boxOfficeCalls,
  ...loginCalls,
  ...usersCalls,
  ...rolesCalls,
  ...releasesCalls,
  ...recordsCalls,
  ...reviewsCalls,
  ...commentsCalls,
  ...mediaCalls,
  ...packsCalls,
  ...operationCalls,
};
