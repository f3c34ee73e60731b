/** Sends the gateway a message without waiting for a response; it arrives even while the page unloads. */
export const beacon = (path: string, body: object): boolean =>
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
