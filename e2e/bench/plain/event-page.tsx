import { formatPrice } from '@vestibule/contracts/prices';
import type { ReactNode } from 'react';
import styles from 'site/mfe-programme/src/events/detail/event-detail.module.css';
import facts from 'site/mfe-programme/src/events/detail/event-facts.module.css';
import container from 'site/shared-ui/src/container.module.css';
import headline from 'site/shared-ui/src/headline.module.css';
import richText from 'site/shared-ui/src/rich-text.module.css';
import { cx, Picture } from './parts';
import type { EventDetail } from './types';

/** One event, as its link shows it without a page load. */
export function EventPage({ event }: { event: EventDetail }) {
  return (
    <article className={cx(container['container'], styles['page'])}>
      <header className={styles['head']}>
        <hgroup className={headline['headline']}>
          {event.preline && <p className={headline['preline']}>{event.preline}</p>}
          <h1 className={headline['size1']}>{event.title}</h1>
          {event.subline && <p className={headline['subline']}>{event.subline}</p>}
        </hgroup>
      </header>
      {event.image && (
        <div className={styles['picture']}>
          <Picture image={event.image} sizes="(min-width: 64em) 42vw, 100vw" shape="card" priority />
        </div>
      )}
      <div className={styles['facts']}>
        <dl className={facts['facts']}>
          <Fact name="Wann">
            <time dateTime={event.start}>{event.date}</time>
            <br />
            {event.time}
          </Fact>
          <Fact name="Wo">
            {[event.room, event.venue].filter(Boolean).join(', ')}
            <address className={facts['aside']}>{event.address}</address>
          </Fact>
          {(event.free || event.price) && <Fact name="Preis">{event.free ? 'Eintritt frei' : formatPrice(event.price)}</Fact>}
          {event.access && (
            <Fact name="Zugang">
              <div className={richText['text']} dangerouslySetInnerHTML={{ __html: event.access }} />
            </Fact>
          )}
        </dl>
      </div>
      <div className={styles['text']}>
        <div className={richText['text']} dangerouslySetInnerHTML={{ __html: event.text }} />
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={facts['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
