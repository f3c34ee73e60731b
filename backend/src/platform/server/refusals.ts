/**
 * Messages of refusals that people get, by their names: the hub has a text for each name in its languages
 * (`refusal.*` in mfe-editor/translations). `{{name}}` is a value, which goes along with the name. Messages are for
 * those who make packs, and reach them as they are; a test compares this list with the messages in the code.
 */
export const REFUSALS = {
  required: [
    'is required',
    'must not be empty',
    'must not be null',
    'is a required field',
    'is required where a seat group sells seats',
  ],
  too_long: ['has {{length}} characters; at most {{max}} are allowed'],
  too_many: ['has {{length}} entries; at most {{max}} are allowed'],
  twice_in_table: ['is in line {{line}}, too'],
  too_few: ['must have at least {{min}} entries', 'must have at least {{min}} characters'],
  at_least: ['must be at least {{min}}'],
  at_most: ['must be at most {{max}}'],
  one_of: ['must be one of {{values}}'],
  whole_number: ['must be a whole number'],
  decimal_places: ['must have at most {{max}} decimal places'],
  number: ['must be a number'],
  other_kind: [
    'must be a text',
    'must be true or false',
    'must be a list',
    'must be an object',
    'is not of the right kind',
    'does not match the format',
    'must be a JSON object',
    'must be a text, a list of texts, or true or false',
    'is not a field of the format',
    'is not a field of the format{{meant}}',
    'There is no such field',
    'must be {{kind}} with one text per language',
    'is invalid for this kind of record',
  ],
  some_language: ['must have a text in at least one language'],
  distinct: ['{{by}} must differ between the entries of a list'],
  anchor: ['may hold letters, digits, - and _ only'],
  path_segment: ['must be one path segment of letters, digits, - and _'],
  path: ['must be a path that starts with one /'],
  region: ['must be a region of ISO 3166 such as CZ or DE-SN', 'is no region whose public holidays are known'],
  any_day: ['must be a day as YYYY-MM-DD or --MM-DD'],
  https: ['must be an https address'],
  web_address: ['must be an http(s) address or a path of this site'],
  host: ['must be the name of a host such as stats.example.org'],
  podcast_host: ['must be a host at Podigee such as museum.podigee.io'],
  tag_manager: ['must be the id of a tag manager such as GTM-ABC1234'],
  free_or_included: ['must not be set together with is_free'],
  phone: ['must be a telephone number such as +49 9632 1234-0'],
  email: ['must be one e-mail address'],
  hubspot_id: ['must be the last part of the form’s link at HubSpot, such as 1xC3RF9XJSoKkZ1qRiRY2cw4nk6m'],
  teaser_style: ['may hold wide, cc01, cc02 and cc03 only, with blanks between them'],
  slug: ['must be small letters, digits and _'],
  open_graph_type: ['must be a type of Open Graph such as website, article or video.movie'],
  link: ['must be a path of this site, https, mailto or tel'],
  file_name: ['must be the name of a file in media/'],
  video: ['must be the https address of a YouTube or Vimeo video'],
  audio: ['must be the https address of a recording at SoundCloud, Podigee or Spotify'],
  document: ['must be the https address of a document at Issuu'],
  social: ['must be the https address of a post at Instagram, Facebook, X or TikTok'],
  short_address: [
    'is a short address, which leads to another one: open it, and take the address that the browser shows',
  ],
  day: ['must be a day of the calendar as YYYY-MM-DD', 'must be a day as YYYY-MM-DD', 'must be a day of the calendar'],
  time: ['must be a time as HH:MM'],
  instant: ['must be a day or an ISO 8601 time', 'must be a day (YYYY-MM-DD) or a time (YYYY-MM-DDTHH:MM) of ISO 8601'],
  money: ['must be an amount in euro as "12.00"'],
  below_age: ['must not be below age_from'],
  plan_instant: ['at must be an instant of the next two years'],
  not_in_draft: ['is changed by publishing or withdrawing the record, not in its draft'],
  before_start: ['must not be before date_from', 'must not be before date_start'],
  time_zone: ['must be the name of a time zone such as Europe/Berlin'],
  both_times: ['must be a day when date_start is one, and a time when date_start is one'],
  duration: ['must agree with duration_minutes; one of the two is enough'],
  clocks_forward: ['{{value}} does not exist in {{zone}}, as clocks go forward; {{used}} is used'],
  clocks_back: [
    '{{value}} occurs twice in {{zone}}, as clocks go back; {{offset}} is used, write {{other}} for the other',
  ],
  identity: ['is the identity of the record, and cannot be changed'],
  no_record: [
    'there is no page with key {{key}}',
    'there is no {{kind}} with key {{key}}',
    'there are no {{kind}} with keys {{key}}',
    'there is no such page',
    'does not exist',
    '{{path}} does not exist',
    'there is no such page below the parent',
    'there is no {{kind}} {{key}}',
  ],
  taken: ['is taken by another record', 'is taken by the record with key {{key}}', 'is the same as in line {{line}}'],
  below_itself: ['leads back to the page itself'],
  home_only: ['may be empty on the home page only'],
  path_taken: ['{{path}} is the path of the page {{page}} already'],
  module_key: ['the key {{key}} is used twice'],
  redirect_loop: ['leads back to itself'],
  redirected: ['is redirected itself, to {{to}}; give the last address'],
  redirect_target: ['is where another redirect leads; give that one the last address first'],
  redirect_spelling: ['is another spelling of {{from}}, which is redirected to {{to}} already'],
  hides: ['is the address of {{named}}, which visitors can no longer open'],
  voucher_code: ['is the code of another voucher, {{key}}'],
  voucher_value: ['needs either percent or amount'],
  id_jet_taken: ['{{id}} belongs to the event with key {{key}}'],
  id_jet_required: ['is required, as the key is too long to make one of (60 characters)'],
  no_seats: ['the seat plan {{plan}} has no seats called {{seats}}'],
  held_tickets: [
    '{{place}}: {{count}} tickets are held or sold: the capacity cannot be lower',
    '{{count}} tickets are held or sold: the capacity cannot be lower',
  ],
  same_seats: ['no two of them sell the same seats'],
  capacity: ['capacity is required where there are no timeslots and no seats'],
  seats_alone: ['a group with seats has neither timeslots nor a capacity of its own'],
  own_name: ['is the name of the field that the site adds itself'],
  not_for_files: ['is not for files'],
  needs_choices: ['needs choices'],
  needs_field: ['needs a field'],
  hours_or_closed: ['needs time_from and time_to, or closed'],
  needs_weekday: ['needs a weekday'],
  own_holiday_hours: ['needs time_from and time_to for hours of its own'],
  free_has_prices: ['a free exhibition has none'],
  admission_capacity: ['is required, unless it is a combined ticket, which has none of its own'],
  admission_place: ['needs a venue or an exhibition, unless it is a combined ticket'],
  admission_parts: ['names at least two admissions, or none'],
  recurrence: ['must be the rule of a recurrence: UID, DTSTART, RRULE and EXDATE'],
  occurrence_days: ['must stay on its day where more dates are changed: their days follow the rule'],
  recurrence_rule: ['The rule is none that the site knows', 'The rule has more than {{most}} days'],
  season_days: ['needs valid_from and valid_to as days of every year, or of one year'],
  layout_columns: ['there are more columns than the layout has'],
  seats_sold: [
    'Row {{row}}, seat {{seat}} is reserved or sold, and must stay in the plan',
    'Tickets of {{name}} are reserved or sold, whose seats would be other ones',
  ],
  large_file: ['A file of this kind ({{kind}}) may have {{max}} MB'],
  unknown_file: ['The file is of no kind that can be shown: pictures, recordings, films, captions and PDF are taken'],
  svg: ['The picture is an SVG by its content, whatever its name says; these can carry scripts'],
  unreadable: ['The picture cannot be read', 'The picture {{reason}}'],
  file_kind: ['The new file must be of the kind of the old one'],
  empty_file: ['The file is empty'],
  pictures_only: ['Only pictures have these'],
  wrong_file: ['{{name}} {{state}}; give {{formats}}'],
  named_by: ['It is named by {{names}}', 'It is used by {{names}}'],
  reference_required: ['A record that names it must name one'],
  other_record: ['is no other record of this kind'],
  bin_taken: ['Another record has its address or key'],
  bin_names_removed: ['A record that it names has been removed'],
  two_people: ['Its publication takes two people: submit it for review'],
  nothing_to_review: ['There is nothing to publish'],
  no_reviewer: ['is no person who may publish this'],
  reply_itself: ['is a reply itself'],
  whole_thread: ['is of the first comment of a thread'],
  comment_target: ['must be empty, field:<name> or module:<id>'],
  home_copy: ['the home page cannot be copied'],
  large_subtree: ['has more than {{most}} pages'],
  own_rights: ['you lack the right "{{right}}" yourself'],
  role_in_use: ['{{count}} people have this role'],
  no_right: ['there is no right "{{right}}"'],
  role_name_taken: ['is the name of another role'],
  tickets_held: ['Tickets of it are reserved or sold'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Each message as a pattern whose groups are its values; the longest first, as a value may take in other words. */
const PATTERNS = Object.entries(REFUSALS)
  .flatMap(([reason, messages]) => messages.map((message: string) => ({ reason, message })))
  .sort((a, b) => fixedLength(b.message) - fixedLength(a.message))
  .map(({ reason, message }) => ({ reason, pattern: patternOf(message) }));

function fixedLength(message: string): number {
  return message.replaceAll(/\{\{\w+\}\}/g, '').length;
}

function patternOf(message: string): RegExp {
  const escaped = message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\{(\w+)\}\}/g, '(?<$1>.+?)')}$`, 's');
}

/**
 * Name and values of a refusal whose message is in the list; undefined for others.
 *
 * @param message - As it is sent; it may begin with the field.
 */
export function nameRefusal(message: string, field: string | undefined): Readonly<Record<string, string>> | undefined {
  const isPrefixed = field !== undefined && field !== '' && message.startsWith(field);
  const said = isPrefixed ? message.slice(field.length).replace(/^:? /, '') : message;
  for (const { reason, pattern } of PATTERNS) {
    const found = pattern.exec(said);
    if (found) return { ...found.groups, reason };
  }
  return undefined;
}
