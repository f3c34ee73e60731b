import type { Credit } from './credits';

/** A person or an ensemble, for search engines. */
export const personJsonLd = ({ name, isGroup }: Credit): object => ({
  '@type': isGroup ? 'PerformingGroup' : 'Person',
  name,
});
