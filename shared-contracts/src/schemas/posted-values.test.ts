import { FORM_FIELD_TYPES as TYPES } from '../form-fields';
import { postedValues } from './posted-values';

const FIELDS = [
  { slug: 'name', field_type: TYPES.text },
  { slug: 'message', field_type: TYPES.textarea },
  { slug: 'topics', field_type: TYPES.checkboxes },
  { slug: 'consent', field_type: TYPES.checkbox },
];

describe('posted values', () => {
  test('a post has the values that a script would send', () => {
    expect(postedValues(FIELDS, 'name=Anna+M%C3%BCller&message=a%0D%0Ab%0Dc%0A&topics=x&consent=true')).toEqual({
      name: 'Anna Müller',
      message: 'a\nb\nc\n',
      topics: ['x'],
      consent: true,
    });
  });

  test('a value that is not posted is missing, so that an unticked box is none', () => {
    expect(postedValues(FIELDS, '')).toEqual({});
    expect(postedValues(FIELDS, 'name=')).toEqual({ name: '' });
  });

  test('values that no browser posts for a field stay unchanged, for the rules to refuse', () => {
    expect(postedValues(FIELDS, 'name=a&name=b&consent=on&topics=x&topics=y')).toEqual({
      name: ['a', 'b'],
      consent: 'on',
      topics: ['x', 'y'],
    });
  });

  test('the token is no value; values without a field of the form are under one name that is none', () => {
    expect(postedValues(FIELDS, 'form-token=a.b&other=1&__proto__=2&constructor=3')).toEqual({ '': ['3'] });
  });
});
