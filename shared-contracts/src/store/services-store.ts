import { makeAutoObservable, observableRef } from 'mobx';

/**
 * External services that this visitor allows (shared-contracts/consent); empty until the visitor has allowed one
 * (docs/behaviour/frame.md#consent).
 */
export class ServicesStore {
  services: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, { services: observableRef });
  }

  set(services: readonly string[]): void {
    this.services = services;
  }
}
