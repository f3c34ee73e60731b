/** Server-sent events as tests send them; jsdom has none. */
export class FakeEventSource {
  static readonly open: FakeEventSource[] = [];
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeEventSource.open.push(this);
  }

  close(): void {
    FakeEventSource.open.splice(FakeEventSource.open.indexOf(this), 1);
  }

  static send(data: object): void {
    for (const { onmessage } of FakeEventSource.open) onmessage?.({ data: JSON.stringify(data) });
  }
}
