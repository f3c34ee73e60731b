import { makeAutoObservable } from 'mobx';
import { ALERT_MS } from '../constants';

export interface Alert {
  readonly kind: 'save' | 'error';
  readonly text: string;
}

/**
 * The status message of editing: a save goes after 4 s, an error stays until it is dismissed
 * (docs/behaviour/editing.md#alerts).
 */
export class AlertStore {
  current: Alert | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this);
  }

  show(alert: Alert): void {
    clearTimeout(this.#timer);
    this.current = alert;
    if (alert.kind === 'save') this.#timer = setTimeout(() => this.dismiss(), ALERT_MS);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}
