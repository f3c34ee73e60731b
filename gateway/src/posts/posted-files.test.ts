import { PATH, PERSONAL_PATH, postGateway, type PostGateway } from './testing/post-gateway';

jest.mock('../compositions/running');

const UPLOAD = '/de/api/temp-files/';
const ID = 'f'.repeat(43);
let site: PostGateway;
let taken: { status: number; body: object };
let files: { headers: Record<string, unknown>; content: string }[];
describe('posted files', () => {
  beforeEach(async () => {
    site = await postGateway();
    taken = { status: 200, body: { id: ID, name: 'brief.pdf', bytes: 4 } };
    files = [];
    site.gateway.backend.answers.set(UPLOAD, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        files.push({ headers: request.headers, content: Buffer.concat(chunks).toString('latin1') });
        response.writeHead(taken.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(taken.body));
      });
    });
  });
  afterEach(() => site.gateway.close());

  interface Part {
    readonly name: string;
    readonly value: string;
    readonly file?: string;
  }
  /** Posts as a browser does for a form with files. */
  function post(parts: readonly Part[], url = PATH) {
    const payload = parts
      .map(({ name, value, file }) => {
        const named = file === undefined ? '' : `; filename="${file}"\r\ncontent-type: application/octet-stream`;
        return `--edge\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${value}\r\n`;
      })
      .join('');
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=edge' };
    return site.post({ url, payload: `${payload}--edge--\r\n`, headers });
  }
  const name = { name: 'name', value: 'Erika & Co' };
  const letter = { name: 'letter', value: '%PDF', file: 'brief.pdf' };

  test('a file goes to the backend first, and the post names it', async () => {
    const { statusCode, headers } = await post([name, letter]);
    expect([statusCode, headers.location]).toEqual([303, `${PATH}?sent=1`]);
    expect(files).toEqual([
      {
        headers: expect.objectContaining({
          authorization: 'Bearer a token of some length',
          'x-forwarded-for': '127.0.0.1',
        }) as object,
        content: expect.stringMatching(/name="file"; filename="brief.pdf"[^]*%PDF/) as string,
      },
    ]);
    expect(site.received.map(({ body }) => body)).toEqual([{ posted: `name=Erika+%26+Co&letter=${ID}` }]);
  });

  test('a control without a file is nothing; one that was stored before stays until another is chosen', async () => {
    const kept = { name: 'letter', value: 'k'.repeat(43) };
    await post([name, kept, { ...letter, value: '', file: '' }]);
    await post([name, kept, letter]);
    expect(site.received.map(({ body }) => body)).toEqual([
      { posted: `name=Erika+%26+Co&letter=${kept.value}` },
      { posted: `name=Erika+%26+Co&letter=${ID}` },
    ]);
  });

  test.each([
    [400, 422, 'values', { letter: 'file_type' }],
    [413, 422, 'values', { letter: 'file_large' }],
    [429, 429, 'limited', {}],
    [500, 503, 'unavailable', {}],
  ])(
    'one that the backend answers with %i is reported on the page, and nothing is stored',
    async (status, shown, reason, problems) => {
      taken = { status, body: { code: 'validation', message: 'no' } };
      expect((await post([name, letter])).statusCode).toBe(shown);
      expect(site.gateway.renders).toMatchObject([{ refused: { reason, problems, posted: 'name=Erika+%26+Co' } }]);
      expect(site.received).toEqual([]);
    },
  );

  test('pages that take no files refuse them', async () => {
    expect((await post([name, letter], PERSONAL_PATH)).statusCode).toBe(415);
    expect((await post([name], PERSONAL_PATH)).statusCode).toBe(303);
    expect(files).toEqual([]);
  });

  test.each([
    ['more texts than a form may hold', [{ name: 'name', value: 'a'.repeat(140_000) }], 413],
    ['more files than a form has', Array.from({ length: 6 }, () => letter), 413],
    ['a file that is larger than a request may be', [{ ...letter, value: 'a'.repeat(10_200_000) }], 413],
  ] as const)('%s is refused', async (_, parts, status) => {
    expect((await post(parts)).statusCode).toBe(status);
    expect([files, site.received]).toEqual([[], []]);
  });

  test.each(['multipart/form-data; boundary=other', 'multipart/form-data; x=1', 'multipart/mixed; boundary=edge'])(
    'an unreadable body is refused: %s',
    async (type) => {
      const { statusCode } = await site.post({
        payload: '--edge',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
      });
      expect([400, 415]).toContain(statusCode);
    },
  );
});
