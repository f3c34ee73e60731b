/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { ErrorPage } from './error-page';
import { renderLayout } from './testing/render-layout';

test('says what happened and offers three ways on', () => {
  renderLayout(<ErrorPage status={404} />, { lang: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a status without words of its own is an unknown error', () => {
  renderLayout(<ErrorPage status={418} />);
  expect(screen.getByText(/Ein unbekannter Fehler ist aufgetreten/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
});

test('a message of its own stands instead', () => {
  renderLayout(<ErrorPage status={500} message="Unknown middleware x" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unknown middleware x');
});
