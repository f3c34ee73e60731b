import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-host';

/**
 * Finds the addresses of a host for a connection, and refuses where one is not of the internet: a name that was looked
 * up before may lead elsewhere by now (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) return done(error ?? notPublic(hostname), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(notPublic(hostname), '', 0);
    if (options.all === true) return done(null, found);
    return done(null, first.address, first.family);
  });
};

const notPublic = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} is not of the internet`), { code: 'EACCES' });
