import type { MarkedText } from '@vestibule/contracts';
import { Fragment } from 'react';

/** A text in which what was searched for is marked. */
export function Marked({ of: { text, marks } }: { of: MarkedText }) {
  let end = 0;
  return (
    <>
      {marks.map((mark) => {
        const before = text.slice(end, mark.start);
        end = mark.end;
        return (
          <Fragment key={mark.start}>
            {before}
            <mark>{text.slice(mark.start, mark.end)}</mark>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
