import type { FastifyBaseLogger } from 'fastify';
import { array, number, object, string, type InferType } from 'yup';

const schema = object({
  /** Compositions that render now, with the percentage of visitors that each is given to. */
  compositions: array(
    object({
      id: string().required(),
      share: number().min(0).max(100).required(),
      remotes: array(object({ name: string().required(), version: string().required() })).required(),
    }),
  ).required(),
  /** How each version has fared in the last five minutes. */
  versions: array(
    object({
      remote: string().required(),
      version: string().required(),
      loads: number().integer().min(0).required(),
      failures: number().integer().min(0).required(),
    }),
  ).required(),
});

/** Versions that visitors really get, as the gateway reports them. */
export type Traffic = InferType<typeof schema>;
/** Null while the gateway does not say. Never fails. */
export type AskTraffic = () => Promise<Traffic | null>;

/** Timeout: figures are not worth a longer wait. */
const TIMEOUT_MS = 1000;

export interface TrafficOptions {
  /** Address of the gateway; without it there are no figures. */
  readonly gatewayUrl: string | undefined;
  readonly token: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createTraffic({ gatewayUrl, token, log }: TrafficOptions): AskTraffic {
  return async () => {
    if (gatewayUrl === undefined) return null;
    try {
      const answer = await fetch(`${gatewayUrl}/internal/releases`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
      return await schema.validate(await answer.json());
    } catch (error) {
      log.warn({ err: error }, 'The gateway does not say what visitors get');
      return null;
    }
  };
}
