import { useHost } from '@vestibule/contracts';

interface WaitingEventProps {
  readonly title: string;
  /** Language of the title. */
  readonly lang: string;
  readonly when: string;
}

/** Event of a waiting list. */
export function WaitingEvent({ title, lang, when }: WaitingEventProps) {
  const host = useHost();
  return (
    <p>
      <strong lang={lang === host.lang ? undefined : lang}>{title}</strong>, {when}
    </p>
  );
}
