import { hostKind, isPublicAddress } from './public-host';

describe('public host', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::7f00:1',
    '::127.0.0.1',
    '::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ])('%p is no address of the internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])('%p is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('a host of this machine is private, whatever it is called', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', '2130706433']) expect(await hostKind(name)).toBe('private');
  });
});
