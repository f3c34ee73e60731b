import { byPath, type Hosts, type Read } from './reader';

const issuuPath = byPath('issuu', /^\/([\w.-]+)\/docs\/([\w.-]+)(?:\/\d+)?\/?$/, (user, [name = '']) =>
  idOf(user, name),
);
const idOf = (user: string, name: string) => `u=${user}&d=${name}`;
const PART = /^[\w.-]+$/;
const issuuEmbed: Read = ({ pathname, searchParams }) => {
  const [user, name] = [searchParams.get('u') ?? '', searchParams.get('d') ?? ''];
  return pathname === '/embed.html' && PART.test(user) && PART.test(name)
    ? { service: 'issuu', id: idOf(user, name) }
    : undefined;
};

/** Documents of Issuu. */
export const readDocument: Hosts = { 'issuu.com': issuuPath, 'www.issuu.com': issuuPath, 'e.issuu.com': issuuEmbed };
