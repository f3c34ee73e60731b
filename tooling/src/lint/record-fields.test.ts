import { RECORD_KINDS, recordOf } from '@vestibule/contracts/records/kinds';
import { sourceFiles } from '../docs/source-files';
import { unreadFields } from './record-fields';

describe('fields of records', () => {
  const fields = RECORD_KINDS.flatMap((kind) => Object.keys(recordOf(kind).fields).map((name) => `${kind}.${name}`));

  it('are each read by code that does more than store and return them', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(unreadFields(fields, sourceFiles(['ts', 'tsx']))).toEqual([]);
  });

  it('are reported where only definition, table and response name them', () => {
    const code = 'flag(); rows.inHeader; page.in_header === true';
    const places = ['shared-contracts/src/records/pages.ts', 'backend/src/engines/records/tables/pages.ts'];
    const more = ['backend/src/features/content/pages/present.ts', 'shared-contracts/src/schemas/pages.ts'];
    const files = [...places, ...more, 'mfe-content/src/page.test.ts'].map((path) => ({ path, text: code }));
    expect(unreadFields(['pages.in_header'], files)).toEqual(['pages.in_header']);
    expect(unreadFields(['pages.in_header'], [...files, { path: 'shell/src/layout/header.tsx', text: code }])).toEqual(
      [],
    );
  });
});
