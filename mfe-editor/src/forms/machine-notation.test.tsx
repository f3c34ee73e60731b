import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { PATTERNS, type Pattern } from '@vestibule/contracts/fields/patterns';
import { FOOTER_ENTRY, MENU_ENTRY } from '@vestibule/contracts/house/navigation';
import { FORM_SETTINGS } from '@vestibule/contracts/house/settings';
import { MODULES, MODULE_MODELS } from '@vestibule/contracts/modules/models';
import { RECORD_KINDS, recordOf } from '@vestibule/contracts/records/kinds';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import de from '../../translations/de.json';
import { FieldControl } from './field-control';
import { asAddressPart } from './typed-notation';

/** Text that people type or paste where a pattern is stored. */
const TYPED: Readonly<Record<Pattern, string>> = {
  anchor: 'Führungen für Schulen',
  segment: 'Salz der Erde!',
  path: 'https://www.museum.example/alt/seite',
  any_day: '24. Dezember',
  region: 'de sn',
  https: 'www.museum.example/melden',
  web_address: 'www.karten.example',
  host: 'https://Stats.example.org/collect',
  podcast_host: 'https://Museum.podigee.io/3-folge',
  tag_manager: 'gtm-abc1234',
  phone: 'tel:+49 351 1234-0',
  email: 'mailto:haus@museum.example',
  hubspot_id: 'https://share.hsforms.com/1xC3RF9XJSoKkZ1qRiRY2cw4nk6m',
  teaser_style: 'breit und rot',
  slug: 'Ihr Name (Přijmení)',
  open_graph_type: 'ein Artikel',
};

const owners: readonly (readonly [string, Fields])[] = [
  ...RECORD_KINDS.map((kind) => [kind, recordOf(kind).fields] as const),
  ...MODULE_MODELS.map((model) => [model, MODULES[model].fields] as const),
  ['settings', FORM_SETTINGS],
  ['menu', MENU_ENTRY],
  ['footer', FOOTER_ENTRY],
];
const walk = (owner: string, fields: Fields): readonly (readonly [string, string, Field])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'list' || field.type === 'group'
      ? walk(`${owner}.${name}`, field.of)
      : [[owner, name, field] as const],
  );
const all = owners.flatMap(([owner, fields]) => walk(owner, fields));
const patterned = all.flatMap(([owner, name, field]) =>
  field.type === 'line' && field.pattern !== undefined ? [[owner, name, field.pattern, field] as const] : [],
);

describe('machine notation', () => {
  test('control: fields with patterns are found in records, parts of records, modules and settings', () => {
    const names = patterned.map(([owner, name]) => `${owner}.${name}`);
    expect(names).toEqual(
      expect.arrayContaining(['pages.slug', 'forms.fields.slug', 'headline.anchor', 'settings.html_header.hosts.host']),
    );
  });

  test.each(patterned)(
    '%s.%s (%s) is written by its control, or from words of people',
    (owner, name, pattern, field) => {
      const { wrapper } = fakeHost({ namespace: 'editor', texts: de });
      const values: Record<string, unknown> = {};
      render(
        <Form onSubmit={() => undefined} initialValues={{ value: '' }}>
          {({ values: now }) => {
            Object.assign(values, now);
            return <FieldControl path="value" name={name} owner={owner} field={field} contentLanguage="de" />;
          }}
        </Form>,
        { wrapper },
      );
      const box = screen.queryByRole('textbox');
      // A list, a picker or boxes leave nothing to type.
      if (box === null) return;
      fireEvent.change(box, { target: { value: TYPED[pattern] } });
      fireEvent.blur(box);
      expect(values['value']).toMatch(PATTERNS[pattern].rule);
      expect(values['value']).not.toBe('');
    },
  );

  test('no required number has to be invented', () => {
    const typed = all.flatMap(([owner, name, field]) =>
      field.type === 'number' && field.required === true && field.default === null && !field.given && !field.names
        ? [[`${owner}.${name}`, field.max] as const]
        : [],
    );
    // Numbers of things that one can count are no ids.
    expect(typed).toEqual([
      ['events.seat_groups.timeslots.capacity', expect.any(Number)],
      ['blog_teaser_list.items', expect.any(Number)],
    ]);
  });

  test.each([
    ['Führungen für Groß & Klein', 'fuehrungen-fuer-gross-klein'],
    ['Český ráj: příběh žraloka', 'cesky-raj-pribeh-zraloka'],
    ['Œuvre d’Ørsted', 'oeuvre-d-orsted'],
    ['  --  ', ''],
  ])('%s becomes %s in an address', (words, part) => expect(asAddressPart(words)).toBe(part));
});
