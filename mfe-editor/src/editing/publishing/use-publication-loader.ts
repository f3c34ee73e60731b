import { useHost } from '@vestibule/contracts';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { isLoggedOut } from '@vestibule/contracts/store/login-requests';
import { useEditor } from '../session/use-editor';

/** Reads the publication of the open page, and reads it again when its content has changed. */
export function usePublicationLoader(): void {
  const { api, store, report } = useHost();
  const { content, publication } = useEditor();
  useEffect(() => {
    let left = new AbortController();
    const load = (id: number, { signal }: AbortController) =>
      api.call('publication', { params: { id }, signal }).then(
        (answer) => {
          if (!signal.aborted) publication.take(answer);
        },
        (error: unknown) => {
          if (!signal.aborted && !isLoggedOut(error)) report(error);
        },
      );
    const stop = reaction(
      () => ({ id: store.page.current?.id, version: content.latest?.version }),
      ({ id }, before) => {
        left.abort();
        left = new AbortController();
        if (id !== before?.id) publication.forget();
        if (id !== undefined) publication.follow(load(id, left));
      },
      { fireImmediately: true, equals: (a, b) => a.id === b.id && a.version === b.version },
    );
    return () => {
      stop();
      left.abort();
    };
  }, [api, store, report, content, publication]);
}
