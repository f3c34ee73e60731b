/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Router, type Navigator } from 'react-router-dom';
import { ChoiceLinks } from './choice-links';

const CHOICES = [
  { href: '/de/veranstaltungen', name: 'Alle', current: true },
  { href: '/de/veranstaltungen?view=today', name: 'Heute', current: false },
];

describe('choice links', () => {
  test.each([
    ['of the same page stay where that is scrolled to', true],
    ['to other pages begin at the top', false],
  ])('choices %s', (_, inPlace) => {
    const push = jest.fn<void, Parameters<Navigator['push']>>();
    const navigator = { createHref: String, push, replace: push, go: () => undefined };
    render(
      <Router location="/de/veranstaltungen" navigator={navigator}>
        <ChoiceLinks label="Ansicht" choices={CHOICES} inPlace={inPlace} />
      </Router>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Heute' }));
    expect(push.mock.calls[0]?.[2]).toEqual({ preventScrollReset: inPlace });
  });
});
