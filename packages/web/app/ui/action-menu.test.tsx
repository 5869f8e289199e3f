import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

it('is busy exactly while one of its actions runs', () => {
  const actions = [{ label: 'Test', onSelect: () => undefined }];
  const busyOf = (isPending: boolean) =>
    /aria-busy="(\w+)"/.exec(
      renderToStaticMarkup(<ActionMenu label="More" isPending={isPending} actions={actions} />),
    )?.[1];
  expect([busyOf(true), busyOf(false)]).toEqual(['true', 'false']);
});
