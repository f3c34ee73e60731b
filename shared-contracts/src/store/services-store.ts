import { makeAutoObservable, observableRef } from 'mobx';

/**
 * External services that this visitor allows (shared-contracts/consent); empty until the visitor has allowed one
 * (docs/behaviour/frame.md#consent).
 */
export class ServicesStore {
  services: readonly string[] = [];
  /** Services that have shown something in this document, each once its first frame has loaded. */
  loaded: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, { services: observableRef, loaded: observableRef });
  }

  get hubspotLoaded(): boolean {
    return this.loaded.includes('hubspot');
  }

  get podigeeLoaded(): boolean {
    return this.loaded.includes('podigee');
  }

  set(services: readonly string[]): void {
    this.services = services;
  }

  addLoaded(service: string): void {
    if (!this.loaded.includes(service)) this.loaded = [...this.loaded, service];
  }
}
