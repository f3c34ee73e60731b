import type { Image } from '@vestibule/contracts';

/** The programme's page. */
export interface EventList {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  /** Path of the calendar to subscribe to. */
  readonly feed: string;
  readonly today: string;
  readonly filters: readonly Filter[];
  readonly exhibitions: readonly {
    readonly id: number;
    readonly url: string;
    readonly title: string;
    readonly until: string;
  }[];
  readonly days: readonly EventDay[];
  readonly teasers: readonly Teaser[];
  readonly hasNext: boolean;
}

export interface Filter {
  readonly key: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly count: number | null }[];
}

export interface EventDay {
  readonly day: string;
  readonly short: string;
  readonly number: string;
  readonly month: string;
  readonly label: string;
  readonly rows: readonly PlainEventRow[];
}

export interface PlainEventRow {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly preline: string;
  readonly subline: string;
  readonly room: string;
  /** How it can be taken part in, such as sign language. */
  readonly access: string;
  readonly time: string;
  readonly until: string;
  readonly state: '' | 'cancelled' | 'moved' | 'sold_out' | 'few';
  readonly free: boolean;
  /** Whether admission to its place is all that it takes. */
  readonly included: boolean;
  readonly price: string;
  readonly from: boolean;
  readonly tickets: '' | 'here' | 'elsewhere';
  readonly image: Image | null;
}

export interface Teaser {
  readonly id: number;
  readonly head: { readonly day: string };
  readonly url: string;
  readonly preline: string;
  readonly headline: string;
  readonly subline: string;
  readonly linkText: string;
  readonly image: Image | null;
}

/** One event, for the page that its link opens. */
export interface EventDetail {
  readonly id: number;
  readonly title: string;
  readonly preline: string;
  readonly subline: string;
  readonly text: string;
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly start: string;
  readonly duration: number;
  readonly room: string;
  readonly venue: Place | null;
  readonly address: string;
  readonly whole: { readonly title: string; readonly url: string } | null;
  readonly series: Place | null;
  /** How one gets into its venue: HTML. */
  readonly access: string;
  readonly ownAccess: readonly { readonly id: string; readonly name: string }[];
  readonly theme: string;
  readonly state: PlainEventRow['state'];
  readonly free: boolean;
  readonly price: string;
  readonly priceTo: string;
  readonly image: Image | null;
  readonly persons: readonly (Place & { readonly role: string; readonly image: Image | null })[];
  readonly related: readonly Card[];
  readonly dates: readonly OtherDate[];
  /** Other events of its exhibition or production. */
  readonly others: readonly OtherDate[];
}

/** A date that an event's page leads to; its title is there where it is another event's. */
interface OtherDate {
  readonly url: string;
  readonly day: string;
  readonly label: string;
  readonly title: string;
}

/** An event for those who like this one. */
export interface Card {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly type: string;
  readonly run: string;
  readonly image: Image | null;
}

/** Something that an event leads to. */
interface Place {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}
