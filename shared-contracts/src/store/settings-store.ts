import { makeAutoObservable, observableRef } from 'mobx';
import type { Settings } from '../entities';

export type SettingsSnapshot = Settings | null;

/** Site-wide settings; null until the shell has loaded them. */
export class SettingsStore {
  current: Settings | null = null;

  constructor() {
    makeAutoObservable(this, { current: observableRef });
  }

  /** Name of the site, the second half of every page title. */
  get product(): string {
    return this.current?.product ?? '';
  }

  get isShopOnline(): boolean {
    return this.current?.is_shop_online ?? false;
  }

  /** Empty: the site has no tag manager. */
  get tagManagerId(): string {
    return this.current?.design.cookies.tagManagerId ?? '';
  }

  /** Hosts of the podcasts that may be shown. */
  get podcastHosts(): readonly string[] {
    return this.current?.design.cookies.podcastHosts ?? [];
  }

  set(settings: Settings): void {
    this.current = settings;
  }

  snapshot(): SettingsSnapshot {
    return this.current;
  }

  restore(snapshot: SettingsSnapshot): void {
    this.current = snapshot;
  }
}
