import { page } from 'data';
import { useLoaderData } from 'react-router';
import { EventsPage } from 'plain/events-page';

export const loader = () => page.list;

export default function Events() {
  return <EventsPage list={useLoaderData()} />;
}
