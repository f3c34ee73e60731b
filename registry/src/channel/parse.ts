import { routePaths } from '../manifest';
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { RegistryError } from '../registry-error';
import type { CanaryChannel } from './canary';
import type { StableChannel } from './stable';

const composition = object({
  id: string().required(),
  contracts: string().required(),
  shell: string().required(),
  remotes: array(object({ name: string().required(), version: string().required() })).required(),
});
const move = {
  by: string().required(),
  at: string().required(),
  revision: number().integer().required(),
  what: string().required(),
  parts: array(object({ name: string().required(), version: string() })),
  to: number().integer(),
  percent: number().integer(),
};

const stable = object({
  revision: number().integer().required(),
  composition: composition.required(),
  origin: number().integer().required(),
  pins: array(string().required()).required(),
  history: array(object({ ...move, kind: string().required(), composition })).required(),
  // Channels of older versions have none.
  former: array(
    object({
      id: string().required(),
      path: routePaths,
      localised: boolean(),
    }),
  ),
});
const canary = object({
  revision: number().integer().required(),
  canaries: array(
    object({
      remote: string().required(),
      version: string().required(),
      percent: number().integer().min(1).max(100).required(),
    }),
  ).required(),
  history: array(object(move)).required(),
});

function parse<T>(schema: ObjectSchema<object>, body: Buffer, key: string): T {
  try {
    return schema.validateSync(JSON.parse(body.toString('utf8')), { strict: true }) as T;
  } catch (error) {
    throw new RegistryError(
      'no_channel',
      `${key} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export const parseStable = (body: Buffer): StableChannel => parse(stable, body, STABLE_KEY);
export const parseCanary = (body: Buffer): CanaryChannel => parse(canary, body, CANARY_KEY);

export const STABLE_KEY = 'channels/stable.json';
export const CANARY_KEY = 'channels/canary.json';
