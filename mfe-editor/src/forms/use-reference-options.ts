import { useHost, type AnswerOf } from '@vestibule/contracts';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { useEffect, useState } from 'react';

export type ReferenceOptions = AnswerOf<'recordOptions'>;

/** What a reference may point at; none while they are loaded. */
export function useReferenceOptions(target: ReferenceTarget): ReferenceOptions | 'failed' {
  const { api, report } = useHost();
  const [options, setOptions] = useState<ReferenceOptions | 'failed'>([]);
  useEffect(() => {
    const controller = new AbortController();
    api.call('recordOptions', { params: { target }, signal: controller.signal }).then(setOptions, (error: unknown) => {
      if (controller.signal.aborted) return;
      report(error);
      setOptions('failed');
    });
    return () => controller.abort();
  }, [api, report, target]);
  return options;
}
