import { VIEWS } from '../modules/views';

// As on a page: the code of all kinds is there before one is shown.
beforeAll(() => Promise.all(Object.values(VIEWS).map(async ({ Component }) => Component.code?.())));
