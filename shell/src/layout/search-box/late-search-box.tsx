import { useHost } from '@vestibule/contracts';
import { Suspense, use, type ComponentProps } from 'react';
import type { AppHost } from '../../app/app-host';
import type { SearchBox } from './search-box';
// With the page's first styles: the server's HTML has the box, long before its code comes.
import './search-box.module.css';
import './suggestion-list.module.css';

type Box = typeof SearchBox;
let loaded: Box | undefined;
let coming: Promise<Box> | undefined;

/** Loads the box's code; the server does so before its first page. */
export async function loadSearchBox(): Promise<Box> {
  const { SearchBox: box } = await import(/* webpackChunkName: "search-box" */ './search-box');
  return (loaded = box);
}

/** The search box. In the browser its code waits for the first input: until then the server's form works. */
export function LateSearchBox(props: ComponentProps<Box>) {
  return (
    <Suspense>
      <WhenLoaded {...props} />
    </Suspense>
  );
}

function WhenLoaded(props: ComponentProps<Box>) {
  const { firstInput } = useHost() as AppHost;
  const Loaded = loaded ?? use((coming ??= (firstInput ?? Promise.resolve()).then(loadSearchBox)));
  return <Loaded {...props} />;
}
