import { defineSlot } from '@vestibule/contracts';
import { ModuleHandle } from './module-handle';

/** Fills `editor-module`. */
export default defineSlot<'editor-module'>({ Component: ModuleHandle });
