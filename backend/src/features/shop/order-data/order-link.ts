import { randomBytes, randomInt } from 'node:crypto';
import { isSame, sign } from '../../../platform/auth/signature';

/** Without letters and digits that are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A number to be read out on the phone, which does not reveal how many orders there are. */
export const newOrderNumber = (): string => `${group()}-${group()}`;

/** Content of a ticket's QR code: 128 random bits. */
export const newTicketCode = (): string => randomBytes(16).toString('base64url');

/** Proves that the holder of an order's link was given it. */
export const orderSignature = (secret: Buffer, number: string): string => sign(secret, `order:${number}`);

export const isOrderSignature = (secret: Buffer, number: string, signature: string): boolean =>
  isSame(signature, orderSignature(secret, number));
