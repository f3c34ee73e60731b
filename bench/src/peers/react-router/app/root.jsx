import 'site/shared-ui/src/global.css';
import { page } from 'data';
import { useState } from 'react';
import {
  Links,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useNavigate,
} from 'react-router';
import { eventIdOf } from 'plain/events';
import { Frame } from 'plain/frame';
import { Head } from 'plain/head';

/** What every page has: the programme's list is its own route's. */
export const loader = () => ({ ...page, list: { ...page.list, days: [], teasers: [], filters: [] } });
export const shouldRevalidate = () => false;

const eventUnder = ({ target }) => {
  const href = target.closest?.('a')?.getAttribute('href') ?? '';
  return eventIdOf(href) === undefined ? undefined : href;
};

export default function Root() {
  const frame = useLoaderData();
  const event = useMatches().find(({ id }) => id === 'event')?.loaderData;
  const navigate = useNavigate();
  const [near, setNear] = useState();
  const open = (click) => {
    const href = eventUnder(click);
    if (href === undefined) return;
    click.preventDefault();
    void navigate(href);
  };
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        <Head page={frame} />
      </head>
      <body className={frame.bodyClass}>
        <Frame
          page={frame}
          event={event?.title}
          onClick={open}
          onPointerOver={(over) => {
            const href = eventUnder(over);
            if (href !== undefined) setNear(href);
          }}
        >
          <Outlet />
        </Frame>
        {near !== undefined && <PrefetchPageLinks page={near} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
