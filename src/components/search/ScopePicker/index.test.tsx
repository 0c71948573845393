/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScopePicker } from '.';

jest.mock('../../../site/versions', () => ({
  versions: [
    { name: 'current', label: 'Next', path: '' },
    { name: 'older', label: '1.0', path: '1.0' },
  ],
}));

test('offers the versions of the site, and reports the one chosen', async () => {
  const onVersion = jest.fn();
  render(
    <ScopePicker contexts={[]} version="older" onContexts={jest.fn()} onVersion={onVersion} />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Version' });
  expect(select.value).toBe('older');
  await userEvent.selectOptions(select, 'Next');
  expect(onVersion).toHaveBeenCalledWith('current');
});

test('reports contexts in the site’s order, whichever is selected first', async () => {
  const onContexts = jest.fn();
  render(
    <ScopePicker
      contexts={['validators']}
      version="current"
      onContexts={onContexts}
      onVersion={jest.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Documentation' }));
  expect(onContexts).toHaveBeenLastCalledWith(['documentation', 'validators']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Validators' }));
  expect(onContexts).toHaveBeenLastCalledWith([]);
});
