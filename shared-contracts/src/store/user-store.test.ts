import { UserStore } from './user-store';

const DETAILS = {
  has_dashboard_online_access: true,
  is_logged_in: true,
  is_customer: false,
  role: 'administrator',
  role_name: '',
  username: 'anna',
  email: 'anna@example.org',
  language: 'cs',
  first_name: 'Anna',
  last_name: 'Alt',
  login_url: '/de/user/login',
  logout_url: '/api/user-logout/',
  webshop_url: 'https://shop.example',
} as const;
const LOGIN = {
  logged: true,
  id: 1,
  email: 'anna@example.org',
  username: 'anna',
  role: 'administrator' as const,
  role_name: '',
  rights: ['hub'],
  admin_menus: [],
};

describe('user store', () => {
  test('an answer replaces everything that was known', () => {
    const user = new UserStore();
    user.setDetails(DETAILS);
    user.setDetails({ ...DETAILS, first_name: '', webshop_url: '' });
    expect([user.details.first_name, user.details.webshop_url]).toEqual(['', '']);
  });

  test('an account without a role is no editor', () => {
    const user = new UserStore();
    user.setLogin({ ...LOGIN, role: '' });
    expect(user.isEditor).toBe(false);
  });

  test('clearing forgets the person and keeps the way to the login', () => {
    const user = new UserStore();
    user.setDetails(DETAILS);
    user.setLogin(LOGIN);
    expect(user.isEditor).toBe(true);
    user.clear();
    expect(user.isEditor).toBe(false);
    expect(user.details).toEqual({ ...new UserStore().details, login_url: '/de/user/login' });
  });
});
