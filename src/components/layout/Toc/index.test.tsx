import { renderToStaticMarkup } from 'react-dom/server';
import { CollapsibleToc } from '.';
import { inContexts } from '../../contexts/inContexts';

test('a long identifier may break between its parts', () => {
  const entries = [{ id: 'a', text: 'incoming_payment.status_changed', level: 2 }];
  expect(renderToStaticMarkup(inContexts(<CollapsibleToc entries={entries} />))).toContain(
    '>incoming_<wbr/>payment.<wbr/>status_<wbr/>changed<',
  );
});
