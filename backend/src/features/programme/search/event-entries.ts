import { LANGUAGES, type Language } from '@vestibule/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { events, series, terms } from '../../../engines/records/tables';
import { overAfter } from '../events/event-state';
import { nameOf } from '../../../platform/texts/name-of';
import { plainText } from '../../../platform/html/plain-text';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { remembered } from '../../../engines/search/remembered';
import type { EntrySource } from '../../../engines/search/entry';
import { loadSurroundings } from './event-surroundings';

const types = alias(terms, 'types');
const genres = alias(terms, 'genres');

/** Online events by their titles, kinds, sublines and texts, and by where they are, their tags and who takes part. */
export const eventEntries: EntrySource = {
  category: 'events',
  table: events,
  async read(db, ids) {
    const plain = remembered(plainText);
    const rows = await db
      .select({
        event: {
          id: events.id,
          title: events.title,
          subline: events.subline,
          text: events.text,
          startsAt: events.startsAt,
          endsAt: events.endsAt,
          localEnd: events.localEnd,
          allDay: events.allDay,
        },
        type: { name: types.name, title: types.title },
        genre: { name: genres.name, title: genres.title },
        part: { name: series.name, title: series.title },
      })
      .from(events)
      .leftJoin(types, eq(types.id, events.typeId))
      .leftJoin(genres, eq(genres.id, events.genreId))
      .leftJoin(series, and(eq(series.id, events.seriesId), series.isOnline))
      .where(and(inArray(events.id, [...ids]), events.isOnline));
    const around = await loadSurroundings(
      db,
      rows.map(({ event }) => event.id),
    );
    return rows.flatMap(({ event, type, genre, part }) => {
      const said = (lang: Language) => {
        const kinds = [type, genre, part].map((kind) => (kind ? nameOf(kind, lang) : ''));
        const kind = [...new Set([...kinds, pick(event.subline, lang)])].filter(Boolean).join(' · ');
        return { title: pick(event.title, lang), kind, text: plain(pick(event.text, lang)) };
      };
      const times = { moment: event.startsAt, until: overAfter(event) };
      return LANGUAGES.map((lang) => {
        const { text, ...shown } = said(contentLanguage(lang, event.title));
        const { names, persons, access } = around(event.id, lang);
        const body = [text, persons].filter(Boolean).join(' · ');
        return { id: event.id, lang, ...shown, body, also: `${names} ${persons}`, beside: access, ...times };
      });
    });
  },
};
