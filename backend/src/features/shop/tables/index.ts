/** Tables of the shop. */
export * from './carts';
export * from './event-notices';
export * from './invoices';
export * from './orders';
export * from './payments';
export * from './registrations';
export * from './seats';
export * from './waiting';
