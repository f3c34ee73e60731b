/** A data type of schema.org, an enumeration of it, or one of the types below. */
type Kind = string;

export interface Property {
  readonly kinds: readonly Kind[];
  /** Whether a list of values makes sense: schema.org leaves that open, its readers do not. */
  readonly many: boolean;
}
export interface Type {
  readonly parents: readonly string[];
  readonly properties: Readonly<Record<string, Property>>;
}

const one = (...kinds: Kind[]): Property => ({ kinds, many: false });
const many = (...kinds: Kind[]): Property => ({ kinds, many: true });
const type = (parents: readonly string[], properties: Type['properties'] = {}): Type => ({ parents, properties });
/** A type that adds nothing that the site says. */
const kindOf = (...parents: string[]): Type => type(parents);

/** Members of schema.org's enumerations, by their last part. */
export const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  EventStatusType: ['EventCancelled', 'EventMovedOnline', 'EventPostponed', 'EventRescheduled', 'EventScheduled'],
  EventAttendanceModeEnumeration: [
    'MixedEventAttendanceMode',
    'OfflineEventAttendanceMode',
    'OnlineEventAttendanceMode',
  ],
  ItemAvailability: [
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'SoldOut',
  ],
  DayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays'],
};

/**
 * The types of schema.org that the site says something with: their ancestors, and of their properties those that it
 * uses.
 */
export const TYPES: Readonly<Record<string, Type>> = {
  Thing: type([], {
    name: one('Text'),
    description: one('Text'),
    url: one('URL'),
    image: many('URL', 'ImageObject'),
    mainEntityOfPage: one('URL', 'CreativeWork'),
    potentialAction: many('Action'),
    sameAs: many('URL'),
  }),

  Intangible: kindOf('Thing'),
  StructuredValue: kindOf('Intangible'),
  PostalAddress: type(['ContactPoint'], {
    streetAddress: one('Text'),
    postalCode: one('Text'),
    addressLocality: one('Text'),
    addressRegion: one('Text'),
    addressCountry: one('Text'),
  }),
  ContactPoint: kindOf('StructuredValue'),
  LocationFeatureSpecification: type(['StructuredValue'], { value: one('Boolean') }),
  GeoCoordinates: type(['StructuredValue'], { latitude: one('Number'), longitude: one('Number') }),
  OpeningHoursSpecification: type(['StructuredValue'], {
    dayOfWeek: many('DayOfWeek'),
    opens: one('Time'),
    closes: one('Time'),
    validFrom: one('Date', 'DateTime'),
    validThrough: one('Date', 'DateTime'),
  }),
  Offer: type(['Intangible'], {
    price: one('Price'),
    priceCurrency: one('Currency'),
    availability: one('ItemAvailability'),
    validFrom: one('Date', 'DateTime'),
  }),
  AggregateOffer: type(['Offer'], { lowPrice: one('Price'), highPrice: one('Price'), offerCount: one('Integer') }),
  EntryPoint: type(['Intangible'], { urlTemplate: one('URL') }),
  ItemList: type(['Intangible'], { itemListElement: many('ListItem', 'Thing'), numberOfItems: one('Integer') }),
  BreadcrumbList: kindOf('ItemList'),
  ListItem: type(['Intangible'], { position: one('Integer'), item: one('URL', 'Thing') }),

  Action: type(['Thing'], { target: one('EntryPoint', 'URL') }),
  // Search engines' own way to say what is to be filled in (schema.org/docs/actions.html, "-input").
  SearchAction: type(['Action'], { query: one('Text'), 'query-input': one('Text') }),

  Organization: type(['Thing'], {
    address: one('PostalAddress', 'Text'),
    logo: one('URL', 'ImageObject'),
    location: one('Place', 'PostalAddress', 'Text'),
  }),
  Person: type(['Thing'], {
    jobTitle: one('Text'),
    affiliation: many('Organization'),
    worksFor: many('Organization'),
    birthDate: one('Date'),
  }),
  Place: type(['Thing'], {
    address: one('PostalAddress', 'Text'),
    geo: one('GeoCoordinates'),
    openingHoursSpecification: many('OpeningHoursSpecification'),
    specialOpeningHoursSpecification: many('OpeningHoursSpecification'),
    isAccessibleForFree: one('Boolean'),
    containedInPlace: one('Place'),
    telephone: one('Text'),
    amenityFeature: many('LocationFeatureSpecification'),
  }),
  CivicStructure: kindOf('Place'),
  Museum: kindOf('CivicStructure'),

  CreativeWork: type(['Thing'], {
    headline: one('Text'),
    inLanguage: one('Language'),
    datePublished: one('Date', 'DateTime'),
    dateModified: one('Date', 'DateTime'),
    author: many('Person', 'Organization'),
    publisher: one('Organization', 'Person'),
    keywords: many('Text'),
  }),
  WebSite: kindOf('CreativeWork'),
  ImageObject: kindOf('CreativeWork'),
  Article: type(['CreativeWork'], { articleSection: many('Text'), articleBody: one('Text') }),
  NewsArticle: kindOf('Article'),

  Event: type(['Thing'], {
    startDate: one('Date', 'DateTime'),
    endDate: one('Date', 'DateTime'),
    duration: one('Duration'),
    eventStatus: one('EventStatusType'),
    eventAttendanceMode: one('EventAttendanceModeEnumeration'),
    location: one('Place', 'PostalAddress', 'Text'),
    performer: many('Person', 'Organization'),
    contributor: many('Person', 'Organization'),
    organizer: one('Organization', 'Person'),
    offers: many('Offer'),
    isAccessibleForFree: one('Boolean'),
    superEvent: one('Event'),
    subEvent: many('Event'),
    inLanguage: many('Language'),
    typicalAgeRange: one('Text'),
  }),
  PerformingGroup: kindOf('Organization'),
  EventSeries: kindOf('Event'),
  ExhibitionEvent: kindOf('Event'),
  MusicEvent: kindOf('Event'),
  TheaterEvent: kindOf('Event'),
  DanceEvent: kindOf('Event'),
  LiteraryEvent: kindOf('Event'),
  ScreeningEvent: kindOf('Event'),
  Festival: kindOf('Event'),
};

/** Whether a type is another or descends from it. */
export const isA = (name: string, ancestor: string): boolean =>
  name === ancestor || (TYPES[name]?.parents ?? []).some((parent) => isA(parent, ancestor));

/** A property that a type or one of its ancestors has. */
export function propertyOf(name: string, property: string): Property | undefined {
  const own = TYPES[name];
  if (!own) return undefined;
  if (Object.hasOwn(own.properties, property)) return own.properties[property];
  return own.parents.map((parent) => propertyOf(parent, property)).find((found) => found !== undefined);
}
