/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';
import { META, renderLayout } from './testing/render-layout';

test('keeps the page where the language has it, and leads home where it has not', () => {
  renderLayout(<LanguageSwitch urls={META.urls} />);
  expect(screen.getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/visit/getting-here');
  expect(screen.getByRole('link', { name: 'Čeština' })).toHaveAttribute('href', '/cs');
});

test('says which language is open, and each in its own', () => {
  renderLayout(<LanguageSwitch urls={META.urls} />, { lang: 'en' });
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('English');
  expect(screen.getByRole('link', { name: 'Čeština' })).toHaveAttribute('lang', 'cs');
});
