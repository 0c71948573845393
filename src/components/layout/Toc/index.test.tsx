/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CollapsibleToc } from '.';
import { inContexts } from '../../contexts/inContexts';

test('a long identifier may break between its parts', () => {
  const entries = [{ id: 'a', text: 'incoming_payment.status_changed', level: 2 }];
  render(inContexts(<CollapsibleToc entries={entries} />));
  expect(screen.getByText('incoming_payment.status_changed').innerHTML).toBe(
    'incoming_<wbr>payment.<wbr>status_<wbr>changed',
  );
});
