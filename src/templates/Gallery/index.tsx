// These imports set the order of the stylesheets, which must be the same as on other pages.
import '../../app/lifecycle/wrapPage';
import '../../components/layout/DocPage';
import '../../components/search/SearchPage';
import { Head } from '../../components/ui/Head';
import { Controls } from './Controls';
import { Errors } from './Errors';
import { Navigation } from './Navigation';
import { Search } from './Search';

/** Shows the components of the page shell in different states. Exists only in development. */
export default function Gallery(): React.JSX.Element {
  return (
    <>
      <article>
        <h1>Interface gallery</h1>
        <div>
          <p>
            The author components are at <a href="/documentation/gallery">/documentation/gallery</a>
            .
          </p>
          <Controls />
          <Navigation />
          <Search />
          <Errors />
        </div>
      </article>
      <Head
        title="Interface gallery"
        description="The components of the shell in each of their states."
      />
    </>
  );
}
