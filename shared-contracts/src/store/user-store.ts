import { makeAutoObservable } from 'mobx';
import type { LoginState, UserDetails } from '../entities';

export interface UserSnapshot {
  readonly details: UserDetails;
  readonly login: LoginState | null;
}

const ANONYMOUS: UserDetails = {
  has_dashboard_online_access: false,
  is_logged_in: false,
  is_customer: false,
  role: '',
  role_name: '',
  username: '',
  email: '',
  language: '',
  first_name: '',
  last_name: '',
  login_url: '',
  logout_url: '',
  webshop_url: '',
};

/**
 * The current user. `login` is set only after a successful call of `user`
 * (docs/behaviour/editing.md#editors).
 */
export class UserStore {
  details: UserDetails = ANONYMOUS;
  login: LoginState | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  get isEditor(): boolean {
    return this.login?.logged === true && this.login.role !== '';
  }

  /** Replaces the details in full (docs/behaviour/editing.md#user-state). */
  setDetails(details: UserDetails): void {
    this.details = details;
  }

  setLogin(login: LoginState | null): void {
    this.login = login;
  }

  /** Forgets the person; the login address stays (docs/behaviour/editing.md#user-state). */
  clear(): void {
    this.details = { ...ANONYMOUS, login_url: this.details.login_url };
    this.login = null;
  }

  snapshot(): UserSnapshot {
    return { details: this.details, login: this.login };
  }

  restore(snapshot: UserSnapshot): void {
    this.details = snapshot.details;
    this.login = snapshot.login;
  }
}
