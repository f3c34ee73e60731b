/** Tells the gateway something that nobody waits for; it arrives even when the page is being left. */
export const beacon = (path: string, body: object): boolean =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
