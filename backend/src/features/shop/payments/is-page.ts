/** Whether buyers may be led to an address: a page over TLS, or at the origin of the provider's own API. */
export function isPage(page: string, api: string): boolean {
  if (!URL.canParse(page)) return false;
  const { protocol, origin } = new URL(page);
  return protocol === 'https:' || origin === new URL(api).origin;
}
