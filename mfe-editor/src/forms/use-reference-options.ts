import { useHost, type AnswerOf } from '@vestibule/contracts';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { useEffect, useState } from 'react';

export type ReferenceOptions = AnswerOf<'recordOptions'>;
export type ReferenceOption = ReferenceOptions[number];

/** Pause in typing, in ms, after which the words are searched. */
const TYPED_MS = 250;

/**
 * Records that a reference may point at, `ids` first, narrowed by words; none while the first are loaded, and those of
 * the words before while the next ones are.
 */
export function useReferenceOptions(
  target: ReferenceTarget,
  { q = '', ids = '' }: { readonly q?: string; readonly ids?: string } = {},
): ReferenceOptions | 'failed' {
  const { api, report } = useHost();
  const [options, setOptions] = useState<ReferenceOptions | 'failed'>([]);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      const call = { params: { target }, query: { q, ids }, signal: controller.signal };
      api.call('recordOptions', call).then(setOptions, (error: unknown) => {
        if (controller.signal.aborted) return;
        report(error);
        setOptions('failed');
      });
    };
    const timer = setTimeout(load, q === '' ? 0 : TYPED_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, report, target, q, ids]);
  return options;
}

/** The first records that a reference may point at, those with these ids, and those chosen since. */
export function useKnownOptions(
  target: ReferenceTarget,
  chosen: readonly number[],
): readonly [ReferenceOptions | 'failed', (option: ReferenceOption) => void] {
  const [ids] = useState(() => chosen.join(','));
  const [learnt, setLearnt] = useState<ReferenceOptions>([]);
  const options = useReferenceOptions(target, { ids });
  const learn = (option: ReferenceOption) => setLearnt((known) => [...known, option]);
  if (options === 'failed') return [options, learn];
  const isNew = ({ id }: ReferenceOption) => !options.some((option) => option.id === id);
  return [[...options, ...learnt.filter(isNew)], learn];
}
