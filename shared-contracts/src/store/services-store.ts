import { makeAutoObservable, observableRef } from 'mobx';

/**
 * Services of others that this visitor allows (shared-contracts/consent); empty until the visitor has allowed one
 * (spec/001 §3).
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
