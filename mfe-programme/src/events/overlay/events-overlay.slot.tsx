import { defineSlot, useHost, type LoaderContext, type SlotParams, type SlotProps } from '@vestibule/contracts';
import { Alert } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';
import { useState, type FormEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListStore } from '../../lists/list-store';
import { GoContext } from '../../lists/use-go';
import type { EventsListData } from '../list/events-list.loader';
import { EVENTS } from '../list/events-store';
import { Programme } from '../list/programme';
import { toProgrammeSearch } from '../query';
import { useChoice } from './use-choice';

/**
 * The whole programme over another page: the same filters and lists, with the choice in memory, as the address is that
 * page's.
 */
function EventsOverlay({ data: first }: SlotProps<'events-overlay', EventsListData>) {
  const { t } = useTranslation('programme');
  const { href, pageData } = useHost();
  const path = href('events', {});
  const { data, state, go } = useChoice(first);
  const [list] = useState(
    () =>
      new ListStore(EVENTS, (start, page, signal) =>
        pageData<EventsListData>(path + toProgrammeSearch({ ...start.query, page }), signal),
      ),
  );
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.pathname !== path || link.hash !== '' || opensElsewhere(event)) return;
    event.preventDefault();
    // A further page joins the list by itself.
    if (!new URLSearchParams(link.search).has('page')) go(link.pathname + link.search);
  };
  const submit = (event: FormEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const fields = [...new FormData(event.target)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    go(`${path}?${new URLSearchParams(fields).toString()}`);
  };
  return (
    <GoContext value={go}>
      <div onClickCapture={follow} onSubmit={submit}>
        {state === 'failed' && <Alert kind="error">{t('list.failed')}</Alert>}
        <Programme data={data} list={list} busy={state === 'loading'} />
      </div>
    </GoContext>
  );
}

export default defineSlot<'events-overlay', EventsListData>({
  Component: EventsOverlay,
  loader: async (context: LoaderContext<SlotParams['events-overlay']>) => {
    const { loadEventsList } = await import('../list/events-list.loader');
    // The page below has a query of its own.
    return loadEventsList({ ...context, params: {}, url: new URL(context.url.origin + context.url.pathname) });
  },
});
