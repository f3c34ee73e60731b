import { eventOf } from 'data';
import { useLoaderData } from 'react-router';
import { EventPage } from 'plain/event-page';

export function loader({ params }) {
  const event = eventOf(params.id);
  if (!event) throw new Response(null, { status: 404 });
  return event;
}

export default function Event() {
  return <EventPage event={useLoaderData()} />;
}
