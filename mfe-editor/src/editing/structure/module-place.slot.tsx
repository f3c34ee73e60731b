import { defineSlot } from '@vestibule/contracts';
import { ModulePlace } from './module-place';

/** Fills `editor-place`. */
export default defineSlot<'editor-place'>({ Component: ModulePlace });
